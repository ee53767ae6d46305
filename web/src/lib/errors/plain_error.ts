/** An error whose message is a sentence for the person at the screen, in their language.
 *
 * The message of any other error is for programmers, and is never shown as the main text.
 */
export class PlainError extends Error {}
