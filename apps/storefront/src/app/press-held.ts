const lookAgainMs = 50;
// What no part of the page ever takes over (a control of the map) has done what it does at once.
const giveUpMs = 20_000;

// React keeps an element's properties on it from when it has taken it over; a part whose code comes later is taken over later.
const isTakenOver = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Pressed again by hand meanwhile, it is not pressed twice. */
function pressWhenTakenOver(button: HTMLElement): void {
  const sinceMs = performance.now();
  const stop = () => {
    clearInterval(timer);
    removeEventListener('click', stop, true);
  };
  const timer = setInterval(() => {
    const isOver = performance.now() - sinceMs > giveUpMs;
    if (button.isConnected && !isTakenOver(button) && !isOver) return;
    stop();
    if (button.isConnected && !isOver) button.click();
  }, lookAgainMs);
  addEventListener('click', stop, true);
}

/**
 * Holds a press on a part of the page whose code has not come yet, though the page's has. Where the code is there, React
 * takes the part over for the press and hears it itself: only what is left after that is held.
 */
function holdLatePress({ target, isTrusted }: MouseEvent): void {
  const button = (target as Element | null)?.closest<HTMLElement>('button[type=button]');
  if (!isTrusted || !button || isTakenOver(button)) return;
  setTimeout(() => {
    if (!isTakenOver(button)) pressWhenTakenOver(button);
  });
}

/** Presses the button that was pressed before the page was taken over (`holdPresses` in late-scripts.ts). */
export function pressHeld(): void {
  const { holdPress, heldPress } = window;
  if (!holdPress) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPress;
  addEventListener('click', holdLatePress, true);
  if (heldPress) pressWhenTakenOver(heldPress);
}
