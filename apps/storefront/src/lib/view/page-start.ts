/**
 * Where a page begins for keyboard users and screen readers: its heading, or its main element. It can have the focus
 * from now on.
 */
export function pageStart(): HTMLElement | null {
  const main = document.getElementById('main');
  // A visually hidden heading would become visible with the focus.
  const heading = main?.querySelector<HTMLElement>('h1:not(.visually-hidden)');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}
