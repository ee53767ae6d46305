/** What the server tells of a finished game, and what can be read off it. */
import { getJson } from '../../lib/net/api';
import { applyPatch } from '../../lib/net/patch';
import type { Parameter } from '../../lib/net/book_data';
import type { AnyOffers, AnyView, Game, Patch, ResultRow, Schemas } from '../../lib/net/protocol';
import { serverLanguage } from '../../lib/i18n/text.svelte';

export type ReplayData = Schemas['Replay'];
/** `[seat or -1, text, kind]` */
export type Told = ReplayData['log'][number];
/** `[who moved, the move, what changed, what was told]` */
export type Step = ReplayData['steps'][number];
/** A seat at the end; what only one game counts may be missing. */
export type ResultLine = Partial<Schemas['TerraformingResult'] & Schemas['Mars2049Result']> & ResultRow;

/** The best first: by rank, then by how far they came. `roadsOf` is how much of the road to the pole a seat has. */
export function inOrder(lines: readonly ResultLine[], roadsOf: (seat: number) => number = () => 0): ResultLine[] {
  const how = (line: ResultLine): number[] => [
    -line.rank,
    line.resigned ? 0 : 1,
    line.total,
    line.bases ?? 0,
    roadsOf(line.seat),
    line.stations ?? 0,
    -line.seat,
  ];
  return [...lines].sort((a, b) => {
    const [one, other] = [how(a), how(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  });
}

/** Road cards that a seat has of those that the road to the pole needs; the road itself is worth all of them. */
export function roadsOf(view: AnyView, seat: number, needed: number): number {
  const player = view.players[seat];
  if (!player || !('road' in player)) return 0;
  return player.road === null ? Math.min(needed, player.road_cards) : needed;
}

export type PlayerStanding = Schemas['PlayerStanding'];
/** How everybody stood at the end of a generation or round. */
export type Standing = Schemas['Standing'];

export interface ResultData {
  result: ResultLine[];
  course: Standing[];
  /** What a spectator is offered at the end. */
  offers: AnyOffers;
}

export function fetchReplay(id: string, seat: number | null): Promise<ReplayData> {
  const from = seat === null ? '' : `&seat=${seat}`;
  return getJson(`/api/tables/${encodeURIComponent(id)}/replay?language=${serverLanguage()}${from}`);
}

export function fetchResult(id: string): Promise<ResultData> {
  return getJson(`/api/tables/${encodeURIComponent(id)}/result`);
}

/** The views before and after every move. Unchanged parts are shared, so this is small. */
export function viewsOf(data: ReplayData): AnyView[] {
  const views = [data.view];
  for (const [, , patch] of data.steps) views.push(applyPatch(views[views.length - 1] as AnyView, patch as Patch));
  return views;
}

/** What the seat could do after each move. */
export function offersOf(data: ReplayData): AnyOffers[] {
  const offers = [data.offers];
  for (const [, , , , patch] of data.steps)
    offers.push(applyPatch(offers[offers.length - 1] as AnyOffers, patch as Patch));
  return offers;
}

/** Generation or round, as people count it. */
export function roundOf(view: AnyView): number {
  return 'generation' in view ? view.generation : view.round + 1;
}

export interface Tick {
  round: number;
  /** The number of moves before it. */
  at: number;
}

/** Where each generation or round begins. */
export function ticksOf(views: AnyView[]): Tick[] {
  const ticks: Tick[] = [];
  for (const [at, view] of views.entries()) {
    const round = roundOf(view);
    if (ticks.at(-1)?.round !== round) ticks.push({ round, at });
  }
  return ticks;
}

/** The ticks that stand at least so far apart, of a line of some length; the first always among them. */
export function thinned(ticks: Tick[], least: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (!last || tick.at - last.at >= least) kept.push(tick);
  }
  return kept;
}

export interface Mark {
  at: number;
  /** Who did it; -1 if nobody in particular. */
  seat: number;
  icon: string;
}

/** The big moments: milestones, awards, a parameter done; bases, roads and the station. */
export function marksOf(game: Game, views: AnyView[], steps: Step[], parameters: readonly Parameter[]): Mark[] {
  return steps.flatMap(([seat], index) => {
    const [before, after] = [views[index] as AnyView, views[index + 1] as AnyView];
    const found =
      game === 'terraforming'
        ? terraformingMarks(before as TerraformingView, after as TerraformingView, seat, parameters)
        : mars2049Marks(before as Mars2049View, after as Mars2049View, seat);
    return found.map((mark) => ({ at: index + 1, ...mark }));
  });
}

type Found = Omit<Mark, 'at'>;
type TerraformingView = Schemas['TerraformingView'];
type Mars2049View = Schemas['Mars2049View'];

function terraformingMarks(
  before: TerraformingView,
  after: TerraformingView,
  seat: number,
  parameters: readonly Parameter[],
): Found[] {
  const marks: Found[] = [];
  const news = (key: 'milestones' | 'awards', icon: string): void => {
    if (before[key] === after[key]) return;
    for (const [id, owner] of Object.entries(after[key])) {
      if (!(id in before[key])) marks.push({ seat: owner, icon });
    }
  };
  news('milestones', 'milestone');
  news('awards', 'award');
  if (before.parameters !== after.parameters) {
    for (const { id, goal, icon } of parameters) {
      if (before.parameters[id] !== goal && after.parameters[id] === goal) marks.push({ seat, icon });
    }
  }
  return marks;
}

function mars2049Marks(before: Mars2049View, after: Mars2049View, mover: number): Found[] {
  const marks: Found[] = [];
  const was = before.players;
  for (const [seat, player] of after.players.entries()) {
    if (player.bases > (was[seat]?.bases ?? 0)) marks.push({ seat, icon: 'm-base' });
    if (player.road !== null && was[seat]?.road === null) marks.push({ seat, icon: 'road' });
  }
  if (after.winner !== before.winner) marks.push({ seat: after.winner ?? mover, icon: 'h2o' });
  return marks;
}

/** Where the turns begin: somebody else moves, or a new generation comes. */
export function turnsOf(steps: Step[], ticks: Tick[]): number[] {
  const turns = new Set(ticks.map((tick) => tick.at));
  for (const [index, [seat]] of steps.entries()) {
    if (index === 0 || steps[index - 1]?.[0] !== seat) turns.add(index);
  }
  turns.add(steps.length);
  return [...turns].sort((a, b) => a - b);
}

/** The next stop after a position, or the last before it. */
export function nextStop(stops: number[], from: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from);
  return found ?? from;
}

/** How often the lead went from one to another. Nobody leads while two are level. */
export function leadChanges(course: Standing[]): number {
  let leader = -1;
  let changes = 0;
  for (const { totals } of course) {
    const best = Math.max(...totals);
    if (totals.filter((total) => total === best).length > 1) continue;
    const now = totals.indexOf(best);
    if (leader >= 0 && now !== leader) changes++;
    leader = now;
  }
  return changes;
}

/** Where a move lies between the points of the course, for the line that marks it. */
export function pastOf(course: Standing[], position: number): number | null {
  const after = course.findIndex(({ move }) => move >= position);
  if (after <= 0) return after === 0 && course.length > 0 ? 0 : null;
  const [from, to] = [course[after - 1] as Standing, course[after] as Standing];
  return after - 1 + (position - from.move) / (to.move - from.move);
}
