/** Presses the button that was pressed before the page was taken over (`holdPresses` in late-scripts.ts). */
export function pressHeld(): void {
  const { holdPress, heldPress } = window;
  if (!holdPress) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPress;
  if (heldPress?.isConnected) heldPress.click();
}
