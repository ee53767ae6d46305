/** What the three layouts share. */
export interface Actions {
  bank: () => void;
  mission: (id: string) => void;
  player: (seat: number) => void;
}

/** A roll begins a turn in the log. */
export const TURN_KINDS = ['DieRolled', 'TurnLost'];
/** What only says more of what was said before. */
export const QUIET_KINDS = ['CardsChanged', 'TokenTaken', 'TokenReturned', 'Passed', 'MissionDrawn', 'RolledForStart'];
