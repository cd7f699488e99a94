/**
 * What is pressed to take something away goes with it, and the focus would go to the top of the page or window. What
 * `to` finds beside it in the closest `place` has the focus from now on; what is only there afterwards, from then on.
 */
export function passFocus(pressed: Element, place: string, to: string): void {
  const near = pressed.closest(place);
  const found = [...(near?.querySelectorAll<HTMLElement>(to) ?? [])].find((one) => one !== pressed);
  if (found) found.focus();
  else requestAnimationFrame(() => near?.querySelector<HTMLElement>(to)?.focus());
}
