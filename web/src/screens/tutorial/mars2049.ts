/** The guided first turns of Mars 2049. */
import type { Mark, Now } from './script';
import tables from './tables.json';

const hook = (name: string): string => `[data-test="${name}"]`;
/** A base and three stations stand there from the beginning. */
const AT_FIRST = 4;
const FIRST = tables.mars2049.build;

function built(now: Now): number {
  const pieces = now.view && 'board' in now.view ? Object.values(now.view.board) : [];
  return pieces.filter(([, owner]) => owner === now.you).length;
}

/** The stations that can be built now: the one that the tour is about first. */
function stations(now: Now): string[] {
  const legal = now.legal('build').filter((kind) => kind.endsWith('_station') && kind !== 'h2o_station');
  return legal.sort((a, b) => Number(b === FIRST) - Number(a === FIRST));
}

const isLater = (now: Now): boolean => now.did('Passed');

export const mars2049Script: Mark[] = [
  {
    id: 'goal',
    anchors: [`${hook('map')} .pole`, hook('map')],
    when: (now) => now.isTurn,
  },
  {
    id: 'die',
    anchors: [hook('die'), '.strip .die'],
  },
  {
    id: 'stock',
    anchors: [hook('stock-air'), '.strip'],
  },
  {
    id: 'build',
    // Once something is chosen, the map shows where it may stand.
    anchors: (now) => [`${hook('map')}:has([data-legal])`, ...stations(now).map((kind) => hook(`build-${kind}`))],
    when: (now) => now.isTurn,
    done: (now) => built(now) > AT_FIRST,
    skip: (now) => now.isTurn && stations(now).length === 0,
  },
  {
    id: 'bases',
    anchors: ['.you .ladder', '.ladder', hook('build-base')],
  },
  {
    id: 'bank',
    anchors: [hook('bank')],
    when: (now) => now.isTurn,
    skip: isLater,
  },
  {
    id: 'missions',
    anchors: [hook('buy-peaceful')],
  },
  {
    id: 'turn',
    anchors: [hook('end-turn')],
    when: (now) => now.isTurn,
    done: isLater,
  },
];
