/** Which of the three layouts fits the window. */

const PHONE = matchMedia('(max-width: 760px)');
const WIDE = matchMedia('(min-width: 1181px)');

export class Size {
  isPhone = $state(PHONE.matches);
  isWide = $state(WIDE.matches);

  /** Follows the window; call it in an effect. */
  follow(): () => void {
    const look = (): void => {
      this.isPhone = PHONE.matches;
      this.isWide = WIDE.matches;
    };
    PHONE.addEventListener('change', look);
    WIDE.addEventListener('change', look);
    return () => {
      PHONE.removeEventListener('change', look);
      WIDE.removeEventListener('change', look);
    };
  }
}
