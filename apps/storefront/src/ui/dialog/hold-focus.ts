/**
 * Keeps Tab within an open window however soon it is pressed again. Base UI passes the focus on from the window's edges
 * with the next frame: a second press before it led to the page behind, which nobody sees or hears then.
 */
export function holdFocus(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const hold = (event: KeyboardEvent): void => {
    const { activeElement, body } = document;
    // One that is closing, or lies behind another, holds nothing.
    if (event.key !== 'Tab' || popup.closest('[data-closed], [data-base-ui-inert]')) return;
    // An edge passes the focus on by itself.
    if (activeElement?.hasAttribute('data-base-ui-focus-guard')) event.preventDefault();
    if (activeElement !== body) return;
    event.preventDefault();
    popup.focus();
  };
  document.addEventListener('keydown', hold, true);
  return () => document.removeEventListener('keydown', hold, true);
}
