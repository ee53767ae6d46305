/** What the server tells of a finished game, and what can be read off it. */
import { getJson } from '../lib/api';
import { applyPatch } from '../lib/patch';
import type { Facts, Game, Patch } from '../lib/protocol';
import { serverLanguage } from '../lib/text.svelte';

/** `[seat or -1, text, kind]` */
export type Told = [number, string, string];
/** `[who moved, the move, what changed, what was told]` */
export type Step = [number, number, Patch, Told[]];

export interface ReplayData {
  seat: number | null;
  view: Facts;
  log: Told[];
  steps: Step[];
}

export interface ResultLine {
  seat: number;
  total: number;
  rank: number;
  resigned: boolean;
  points: Record<string, number>;
  megacredits?: number;
  won?: boolean;
  bases?: number;
  stations?: number;
  turns?: number;
}

export interface PlayerStanding {
  on_board: number;
  rating?: number;
  production?: number[];
  bases?: number;
  road_cards?: number;
}

/** How everybody stood at the end of a generation or round. */
export interface Standing {
  round: number;
  /** After so many moves. */
  move: number;
  totals: number[];
  players: PlayerStanding[];
}

export interface ResultData {
  result: ResultLine[];
  course: Standing[];
}

export function fetchReplay(id: string, seat: number | null): Promise<ReplayData> {
  const from = seat === null ? '' : `&seat=${seat}`;
  return getJson(`/api/tables/${encodeURIComponent(id)}/replay?language=${serverLanguage()}${from}`);
}

export function fetchResult(id: string): Promise<ResultData> {
  return getJson(`/api/tables/${encodeURIComponent(id)}/result`);
}

/** The views before and after every move. Unchanged parts are shared, so this is small. */
export function viewsOf(data: ReplayData): Facts[] {
  const views = [data.view];
  for (const [, , patch] of data.steps) views.push(applyPatch(views[views.length - 1] as Facts, patch));
  return views;
}

/** Generation or round, as people count it. */
export function roundOf(view: Facts): number {
  return typeof view.generation === 'number' ? view.generation : Number(view.round ?? 0) + 1;
}

export interface Tick {
  round: number;
  /** The number of moves before it. */
  at: number;
}

/** Where each generation or round begins. */
export function ticksOf(views: Facts[]): Tick[] {
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

type Names = Record<string, number>;
const GOALS: Record<string, number> = { temperature: 8, oxygen: 14, oceans: 9 };
const GOAL_ICONS: Record<string, string> = { temperature: 'temperature', oxygen: 'oxygen', oceans: 'ocean' };

/** The big moments: milestones, awards, a parameter done; bases, roads and the station. */
export function marksOf(game: Game, views: Facts[], steps: Step[]): Mark[] {
  const find = game === 'terraforming' ? terraformingMarks : mars2049Marks;
  return steps.flatMap(([seat], index) =>
    find(views[index] as Facts, views[index + 1] as Facts, seat).map((mark) => ({ at: index + 1, ...mark })),
  );
}

type Found = Omit<Mark, 'at'>;

function terraformingMarks(before: Facts, after: Facts, seat: number): Found[] {
  const marks: Found[] = [];
  const news = (key: string, icon: string): void => {
    if (before[key] === after[key]) return;
    for (const [id, owner] of Object.entries(after[key] as Names)) {
      if (!(id in (before[key] as Names))) marks.push({ seat: owner, icon });
    }
  };
  news('milestones', 'milestone');
  news('awards', 'award');
  if (before.parameters !== after.parameters) {
    for (const [id, goal] of Object.entries(GOALS)) {
      const [was, is] = [(before.parameters as Names)[id], (after.parameters as Names)[id]];
      if (was !== goal && is === goal) marks.push({ seat, icon: GOAL_ICONS[id] as string });
    }
  }
  return marks;
}

interface Settler {
  bases: number;
  road: string | null;
}

function mars2049Marks(before: Facts, after: Facts, mover: number): Found[] {
  const marks: Found[] = [];
  const was = before.players as Settler[];
  for (const [seat, player] of (after.players as Settler[]).entries()) {
    if (player.bases > (was[seat]?.bases ?? 0)) marks.push({ seat, icon: 'm-base' });
    if (player.road !== null && was[seat]?.road === null) marks.push({ seat, icon: 'road' });
  }
  if (after.winner !== before.winner) marks.push({ seat: Number(after.winner ?? mover), icon: 'h2o' });
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
