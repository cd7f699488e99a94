/**
 * Keeps Tab within an open window however fast it is pressed. Base UI moves the focus on from the window's edges in
 * the next frame; a second press before that led to the page behind, which is hidden.
 */
export function holdFocus(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const hold = (event: KeyboardEvent): void => {
    const { activeElement, body } = document;
    // A window that is closing, or behind another one, holds nothing.
    if (event.key !== 'Tab' || popup.closest('[data-closed], [data-base-ui-inert]')) return;
    // An edge moves the focus on by itself.
    if (activeElement?.hasAttribute('data-base-ui-focus-guard')) event.preventDefault();
    if (activeElement !== body) return;
    event.preventDefault();
    popup.focus();
  };
  document.addEventListener('keydown', hold, true);
  return () => document.removeEventListener('keydown', hold, true);
}
