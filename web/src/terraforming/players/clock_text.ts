/** The clocks of a table, as they run here. */
import type { ClockState } from '../../lib/protocol';

/** Milliseconds a seat has left; `received` is when the state arrived by the own clock. */
export function leftOf(clock: ClockState, seat: number, received: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, left - (now - received)) : left;
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
