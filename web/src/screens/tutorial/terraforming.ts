/** The guided generation of Terraforming Mars. */
import tables from './tables.json';
import type { Mark, Now } from './script';

const hook = (name: string): string => `[data-test="${name}"]`;
const HINTS = tables.terraforming.cards;

const generation = ({ view }: Now): number => (view && 'generation' in view ? view.generation : 1);
/** The first generation is over for this player. */
const isLater = (now: Now): boolean => generation(now) > 1 || now.did('Passed');

/** Corporation and first cards are chosen together. */
const isFounding = (now: Now): boolean => now.question === 'ChooseCorporation' || now.question === 'ChooseStartCards';

/** A card to try: one of those that were recommended, else any that can be played. */
function playable(now: Now): string | undefined {
  const cards = now.legal('play');
  return HINTS.find((card) => cards.includes(card)) ?? cards[0];
}

export const terraformingScript: Mark[] = [
  {
    id: 'corporation',
    anchors: [hook(`pick-corporation-${tables.terraforming.corporation}`)],
    skip: (now) => !isFounding(now),
  },
  {
    id: 'cards',
    anchors: ['[data-guide="start-cards"]'],
    when: isFounding,
    done: (now) => now.isTurn || isLater(now),
  },
  {
    id: 'resources',
    anchors: [hook('own-panel'), '.strip'],
    when: (now) => now.isTurn,
    skip: isLater,
  },
  {
    id: 'parameters',
    anchors: [hook('level-oxygen'), hook('level-temperature')],
    skip: isLater,
  },
  {
    id: 'play',
    anchors: (now) => [hook(`card-${playable(now) ?? ''}`), hook('hand')],
    words: (now) => {
      const card = playable(now);
      const pages = now.book.data.cards as Record<string, { name: string }>;
      return { known: card ? 'yes' : 'no', card: pages[card ?? '']?.name ?? '' };
    },
    when: (now) => now.isTurn,
    done: (now) => now.did('CardPlayed'),
    skip: (now) => isLater(now) || (now.isTurn && playable(now) === undefined),
  },
  {
    id: 'place',
    isAside: true,
    anchors: [hook('map')],
    when: (now) => now.legal('space').length > 0,
    done: (now) => now.did('TilePlaced'),
  },
  {
    id: 'actions',
    anchors: [hook('end-turn'), hook('decision'), hook('decision-bar')],
    when: (now) => now.isTurn && now.can('end'),
    done: (now) => now.decision === null,
    // Where the card was the second action, the turn is over already.
    skip: (now) => isLater(now) || now.did('ProjectBuilt') || (now.isTurn && !now.can('end')),
  },
  {
    id: 'project',
    anchors: [hook('project-power_plant'), hook('group-project'), hook('tab-act')],
    when: (now) => now.isTurn,
    done: (now) => now.did('ProjectBuilt'),
    skip: (now) => isLater(now) || (now.isTurn && now.legal('project').every((one) => one === 'sell_patents')),
  },
  {
    id: 'convert',
    anchors: [hook('resource-plants')],
    when: (now) => now.isTurn,
    skip: isLater,
  },
  {
    id: 'pass',
    anchors: [hook('pass'), hook('end-turn'), hook('decision'), hook('act')],
    // Within a turn that has begun one can only end it.
    words: (now) => ({ can: now.can('pass') ? 'yes' : 'no' }),
    when: (now) => now.isTurn,
    done: isLater,
  },
  {
    id: 'research',
    anchors: [hook('picker')],
    when: (now) => now.question === 'Buy',
    done: (now) => generation(now) > 1 && now.isTurn,
    skip: (now) => generation(now) > 2,
  },
  {
    id: 'end',
    anchors: ['#goals', hook('map')],
  },
];
