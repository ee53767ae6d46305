/** The guided first turns of Mars 2049. */
import type { Mark, Now } from './script';

const hook = (name: string): string => `[data-test="${name}"]`;
/** A base and three stations stand there from the beginning. */
const AT_FIRST = 4;

type Standing = [kind: string, owner: number];

function built(now: Now): number {
  const pieces = Object.values((now.view.board ?? {}) as Record<string, Standing>);
  return pieces.filter(([, owner]) => owner === now.you).length;
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
    anchors: [`${hook('map')}:has([data-legal])`, hook('build-food_station')],
    when: (now) => now.isTurn,
    done: (now) => built(now) > AT_FIRST,
    skip: (now) => now.isTurn && now.legal('build').length === 0,
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
