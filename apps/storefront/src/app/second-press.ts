import { markHandled } from './press-held.ts';

/** Two taps so close in time and place are one double tap, which some browsers do not report. */
const togetherMs = 400;
const togetherPx = 24;

interface Press {
  /** The element that was pressed. */
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

// A label presses its control, too.
function isStillAt(one: Element, { x, y }: Press): boolean {
  return (one.closest('label') ?? one).contains(document.elementFromPoint(x, y));
}

/**
 * A pressed element may disappear with its row, and the next row moves under the pointer, as in a cart or among
 * favourites, or a window that it opens covers it: the second press of a double press is not meant for those. An
 * element that stays in place can be pressed as often as anybody likes.
 */
export function holdSecondPresses(): void {
  let last: Press | null = null;
  const hold = (event: PointerEvent): void => {
    // Key presses stay on their element, whatever moves.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const on = event.target.closest('a, button, input, label, summary');
    const press = { on, at: event.timeStamp, x: event.clientX, y: event.clientY };
    const first = last;
    last = press;
    if (!first?.on || on === first.on || !areTogether(first, press, event) || isStillAt(first.on, press))
      return;
    event.preventDefault();
    event.stopPropagation();
    // A press that no listener has heard would be repeated.
    markHandled({ nativeEvent: event });
  };
  addEventListener('click', hold, true);
}
