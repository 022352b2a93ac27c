/** Where what was pressed is gone, the keyboard goes on at this part; elsewhere it stays where it is. */
export function focusIfLost(part: HTMLElement | null | undefined): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}
