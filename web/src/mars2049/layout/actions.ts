/** What the three layouts share. */
export interface Actions {
  bank: () => void;
  mission: (id: string) => void;
  player: (seat: number) => void;
}
