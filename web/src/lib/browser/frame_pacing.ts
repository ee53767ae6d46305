/** News are shown as they come, but never so many that nothing is drawn between them. */

/** Calls back after the next frame was drawn; at once where nothing is drawn. */
export function afterFrame(then: () => void): void {
  if (isUnseen()) return then();
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    then();
  };
  // A page that is hidden meanwhile draws no frame.
  const late = setTimeout(once, LATE);
  requestAnimationFrame(() => {
    // A frame's callbacks come before it is drawn, a message after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(null);
  });
}

const LATE = 200;

/** Calls back when the next frame should be on the screen, which a slow machine needs time for. */
export function afterPicture(then: () => void): void {
  if (isUnseen()) return then();
  afterFrame(() => setTimeout(then, PICTURE));
}

const PICTURE = 50;

function isUnseen(): boolean {
  return typeof requestAnimationFrame === 'undefined' || document.hidden;
}

/** Takes the first news at once; what comes before they are drawn waits, and is then taken together. */
export class FramePacing<News> {
  #waiting: News[] = [];
  #isDrawing = false;

  constructor(
    private readonly take: (news: News) => void,
    private readonly drawn: (then: () => void) => void = afterFrame,
  ) {}

  /** News that change little need not wait, unless others are before them. */
  push(news: News, isLittle = false): void {
    if (this.#isDrawing && !(isLittle && this.#waiting.length === 0)) {
      this.#waiting.push(news);
      return;
    }
    this.take(news);
    if (!isLittle) this.#draw();
  }

  #draw(): void {
    this.#isDrawing = true;
    this.drawn(() => {
      this.#isDrawing = false;
      if (this.#waiting.length === 0) return;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const news of waiting) this.take(news);
      this.#draw();
    });
  }
}
