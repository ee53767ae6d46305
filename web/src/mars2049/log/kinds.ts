/** Kinds of lines in the log that are treated in their own way. */

/** A roll begins a turn in the log: a line is drawn there. */
export const TURN_KINDS: ReadonlySet<string> = new Set(['DieRolled', 'TurnLost']);
/** What only says more of what was said before. */
export const QUIET_KINDS: ReadonlySet<string> = new Set([
  'CardsChanged',
  'TokenTaken',
  'TokenReturned',
  'Passed',
  'MissionDrawn',
  'RolledForStart',
]);
