/** How large the window is, and which of the three layouts fits it. */

const PHONE = matchMedia('(max-width: 760px)');
const WIDE = matchMedia('(min-width: 1181px)');

export class Size {
  isPhone = $state(PHONE.matches);
  isWide = $state(WIDE.matches);
  height = $state(innerHeight);

  /** Follows the window; call it in an effect. */
  follow(): () => void {
    const look = (): void => {
      this.isPhone = PHONE.matches;
      this.isWide = WIDE.matches;
      this.height = innerHeight;
    };
    addEventListener('resize', look);
    PHONE.addEventListener('change', look);
    WIDE.addEventListener('change', look);
    return () => {
      removeEventListener('resize', look);
      PHONE.removeEventListener('change', look);
      WIDE.removeEventListener('change', look);
    };
  }
}
