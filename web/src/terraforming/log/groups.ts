/** The log in groups: something that happened, and under it what followed from it. */
import type { LogLine } from '../../lib/net/protocol';

export interface Group {
  head: LogLine;
  /** In the order in which it happened. */
  rest: LogLine[];
}

/** Turns are told by the table itself. */
const SILENT = new Set(['TurnBegan']);
/** What follows from something greater; on its own it says little. */
export const SMALL: ReadonlySet<string> = new Set([
  'StockChanged',
  'ProductionChanged',
  'RatingChanged',
  'CubesChanged',
  'ParameterRaised',
  'CardsSeen',
]);
/** Somebody takes something away from somebody. */
export const LOSSES: ReadonlySet<string> = new Set([
  'ResourcesRemoved',
  'ResourcesStolen',
  'ProductionLowered',
  'CubesRemoved',
]);
/** Done as part of something greater that comes right before, by the same player. */
const FOLLOWS: Record<string, ReadonlySet<string>> = {
  TilePlaced: new Set(['CardPlayed', 'ProjectBuilt', 'PlantsConverted', 'ActionUsed', 'FirstActionTaken']),
  CardsDrawn: new Set(['CardPlayed', 'ActionUsed', 'FirstActionTaken']),
  ResourcesRemoved: new Set(['CardPlayed', 'ActionUsed']),
};

/** The newest group first. */
export function grouped(lines: readonly LogLine[], isShown: (line: LogLine) => boolean): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    if (SILENT.has(line[3]) || !isShown(line)) continue;
    const last = groups.at(-1);
    const isPart = FOLLOWS[line[3]]?.has(last?.head[3] ?? '') && last?.head[1] === line[1];
    if (last && (SMALL.has(line[3]) || isPart)) last.rest.push(line);
    else groups.push({ head: line, rest: [] });
  }
  return groups.reverse();
}
