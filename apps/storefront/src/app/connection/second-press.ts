import { noteHeard } from '../press-held.ts';

/** Two taps so near each other, in time and place, are one double tap: some browsers do not count them. */
const togetherMs = 400;
const togetherPx = 24;

interface Press {
  /** What can be pressed there. */
  readonly on: Element | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

function areTogether(first: Press, second: Press, { detail, pointerType }: PointerEvent): boolean {
  if (detail > 1) return true;
  const soon = second.at - first.at < togetherMs;
  return pointerType === 'touch' && soon && Math.hypot(second.x - first.x, second.y - first.y) < togetherPx;
}

function isStillAt(one: Element, { x, y }: Press): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.isConnected && left <= x && x <= right && top <= y && y <= bottom;
}

/**
 * What is pressed may go with its row, and the next one rises under the pointer, such as in a cart or among favourites:
 * the second press of a double one is not meant for it. What stays in its place is pressed as often as anybody likes.
 */
export function holdSecondPresses(): void {
  let last: Press | null = null;
  const hold = (event: PointerEvent): void => {
    // Keys press nothing that moves under them.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const on = event.target.closest('a, button, input, label, summary');
    const press = { on, at: event.timeStamp, x: event.clientX, y: event.clientY };
    const first = last;
    last = press;
    if (!first?.on || on === first.on || !areTogether(first, press, event) || isStillAt(first.on, press))
      return;
    event.preventDefault();
    event.stopPropagation();
    // What nobody has heard would be pressed again.
    noteHeard({ nativeEvent: event });
  };
  addEventListener('click', hold, true);
}
