/** Which term of the rules a symbol stands for, so that every symbol can explain itself. */

const TERMS: Readonly<Record<string, string>> = {
  // Terraforming Mars
  megacredit: 'resource/megacredits',
  steel: 'resource/steel',
  titanium: 'resource/titanium',
  plants: 'resource/plants',
  energy: 'resource/energy',
  heat: 'resource/heat',
  production: 'production',
  tr: 'rating',
  vp: 'points',
  'vp-plain': 'points',
  temperature: 'parameter/temperature',
  oxygen: 'parameter/oxygen',
  drop: 'parameter/oceans',
  ocean: 'tile/ocean',
  greenery: 'tile/greenery',
  city: 'tile/city',
  special: 'tile/special',
  'type-active': 'kind/active',
  'type-automated': 'kind/automated',
  'type-event': 'kind/event',
  'tag-event': 'kind/event',
  generation: 'generation',
  'first-player': 'first-player',
  pass: 'pass',
  milestone: 'milestone',
  award: 'award',
  project: 'project',
  'any-player': 'any-player',
  // Turmoil
  delegate: 'delegate',
  'party-leader': 'party-leader',
  dominance: 'dominance',
  chairman: 'chairman',
  influence: 'influence',
  lobby: 'lobby',
  neutral: 'delegate',
  // Mars 2049
  'm-air': 'resource/air',
  'm-food': 'resource/food',
  'm-minerals': 'resource/minerals',
  'road-card': 'resource/road',
  token: 'token',
  'm-base': 'structure/base',
  lab3: 'structure/lab3',
  lab2: 'structure/lab2',
  road: 'structure/polar_road',
  h2o: 'structure/h2o_station',
  'mission-peaceful': 'deck/peaceful',
  'mission-offensive': 'deck/offensive',
};

/** Symbols of a kind are explained together. */
const FAMILIES: readonly [string, string][] = [
  ['tag-', 'tag'],
  ['cube', 'cube'],
  ['party-', 'committee'],
  ['station-', 'structure/station'],
];

export function termOf(icon: string): string | undefined {
  const found = TERMS[icon] ?? FAMILIES.find(([family]) => icon.startsWith(family))?.[1];
  if (found) return found;
  return icon.startsWith('die-') ? `face/${icon.slice(4).replaceAll('-', '_')}` : undefined;
}
