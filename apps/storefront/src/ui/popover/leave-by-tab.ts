// In the order of the page; none of the windows has groups of radios, of which Tab stops at one.
const stops = 'a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]';

const stopsOf = (popup: Element): HTMLElement[] =>
  [...popup.querySelectorAll<HTMLElement>(stops)].filter((one) => one.checkVisibility());

/** Whether the focus is neither in a window nor nowhere: where it is it has been put, and stays as the window closes. */
export function hasMovedOn(): boolean {
  const { activeElement: here, body } = document;
  return here !== null && here !== body && !here.closest('[role="dialog"]');
}

/**
 * Tab beyond the last or the first stop of an open window: it closes, and the focus goes on from its control, as if the
 * window stood right behind that. It stands at the end of the page, so the browser would go on at its top.
 */
export function leaveByTab(event: KeyboardEvent, popup: Element, control: HTMLElement | null): boolean {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !control) return false;
  const all = stopsOf(popup);
  const here = document.activeElement;
  const isFirst = here === all[0] || here === popup;
  if (event.shiftKey ? !isFirst : here !== all.at(-1)) return false;
  // Forwards the browser takes the step from there by itself.
  if (event.shiftKey) event.preventDefault();
  control.focus({ preventScroll: true });
  return true;
}
