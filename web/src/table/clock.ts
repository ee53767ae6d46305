/** The clocks of a table, as they run on this page. */
import type { ClockState } from '../lib/net/protocol';

/** Milliseconds that a seat has left at a moment of the server's clock.
 *
 * `left` was true at `clock.at`, which may be long ago: a page that was just loaded, or a server that was just
 * started, gets the figures of the last move. So the time since the page got them does not matter.
 */
export function leftOf(clock: ClockState, seat: number, serverNow: number): number {
  const left = clock.left[seat] ?? 0;
  if (!clock.running.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, serverNow - clock.at));
}

/** `1:05`, or `1:01:05` from an hour on. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
