/** Which of the three layouts fits the window. */
export type Layout = 'wide' | 'middle' | 'phone';

export class WindowSize {
  layout = $state<Layout>('wide');

  /** Keeps up with the window; gives what stops it. */
  watch(): () => void {
    const phone = matchMedia('(max-width: 760px)');
    const middle = matchMedia('(max-width: 1180px)');
    const look = (): void => {
      this.layout = phone.matches ? 'phone' : middle.matches ? 'middle' : 'wide';
    };
    look();
    phone.addEventListener('change', look);
    middle.addEventListener('change', look);
    return () => {
      phone.removeEventListener('change', look);
      middle.removeEventListener('change', look);
    };
  }
}
