/** Where a page begins, for a keyboard and for the ear: its heading, or its main part. It can have the focus from now on. */
export function pageStart(): HTMLElement | null {
  const main = document.getElementById('main');
  // One for the ear alone would come into sight with the focus.
  const heading = main?.querySelector<HTMLElement>('h1:not(.visually-hidden)');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}
