const lookAgainMs = 50;

// React keeps an element's properties on it from when it has taken it over; a part whose code comes later is taken over later.
const isTakenOver = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Pressed again by hand meanwhile, it is not pressed twice. */
function pressWhenTakenOver(button: HTMLElement): void {
  const stop = () => {
    clearInterval(timer);
    removeEventListener('click', stop, true);
  };
  const timer = setInterval(() => {
    if (button.isConnected && !isTakenOver(button)) return;
    stop();
    if (button.isConnected) button.click();
  }, lookAgainMs);
  addEventListener('click', stop, true);
}

/** Presses the button that was pressed before the page was taken over (`holdPresses` in late-scripts.ts). */
export function pressHeld(): void {
  const { holdPress, heldPress } = window;
  if (!holdPress) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPress;
  if (heldPress) pressWhenTakenOver(heldPress);
}
