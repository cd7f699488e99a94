/**
 * A window that its address opens takes the focus from nothing, before anybody has pressed a key, and browsers draw the
 * ring as if somebody had. Until the next key such a window is `data-quiet`: its style sheet draws no ring around its
 * heading and its buttons.
 */
export function quietFocus(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup || document.activeElement !== document.body) return undefined;
  const showRings = (): void => {
    delete popup.dataset['quiet'];
    document.removeEventListener('keydown', showRings, true);
  };
  popup.dataset['quiet'] = '';
  document.addEventListener('keydown', showRings, true);
  return showRings;
}
