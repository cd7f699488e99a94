import { pageAt } from '../lib/view/view-parameters.ts';

const lookAgainMs = 50;
// What React never hydrates (a control of the map) has handled the press at once.
const giveUpMs = 20_000;

// What React 19 stores on an element it rendered, as far as it tells whether the element is hydrated; flags and tag by
// React's own names.
interface Fiber {
  readonly alternate: object | null;
  readonly flags: number;
  readonly return: Fiber | null;
  readonly tag: number;
}
const placement = 2;
const hydrating = 4096;
const hostRoot = 3;

function fiberOf(element: HTMLElement): Fiber | undefined {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber'));
  return name === undefined ? undefined : (element as unknown as Record<string, Fiber>)[name];
}

/**
 * Whether React handles events of an element, by its own rule (getNearestMountedFiber). It marks an element while it
 * renders the part around it, and may yet wait for code, or start again: a press before that part is hydrated as a
 * whole is lost.
 */
function isHydrated(element: HTMLElement): boolean {
  let isNew = true;
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return ?? undefined) {
    if (fiber.alternate) isNew = false;
    if (isNew && fiber.flags & (placement | hydrating)) return false;
    if (!fiber.return) return fiber.tag === hostRoot;
  }
  return false;
}

interface Held {
  readonly button: HTMLElement;
  /** Its ancestors, from the inside out. */
  readonly around: readonly Element[];
  readonly page: string;
  readonly pathname: string;
  readonly untilMs: number;
}

const buttons = 'button[type=button]';
const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;

/**
 * The button as it is now. React re-renders a part that waits for its code if something changes around it: the button
 * of the same name in its place is the one that was pressed, if that is unambiguous.
 */
function findNow({ button, around }: Held): HTMLElement | undefined {
  if (button.isConnected) return button;
  const place = around.find((one) => one.isConnected);
  const name = nameOf(button);
  const same = [...(place?.querySelectorAll<HTMLElement>(buttons) ?? [])].filter(
    (one) => nameOf(one) === name,
  );
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Whether the shopper has left for another page. A filter belongs to the same list, whose buttons stay what they are.
 */
function isLeft({ button, page, pathname, untilMs }: Held): boolean {
  const isAnother = page !== pageAt(location) && !(button.isConnected && pathname === location.pathname);
  return isAnother || performance.now() > untilMs;
}

/** A button no longer shows that its press is held. */
const unmark = ({ dataset }: HTMLElement): void => void delete dataset['held'];

// In the order in which they were pressed.
let held: readonly Held[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

/** Presses the first button that is hydrated; the next one in a separate task, after this one has taken effect. */
function pressNext(): void {
  const before = held;
  held = held.filter((one) => !isLeft(one));
  const found = held.map((one) => ({ one, button: findNow(one) }));
  const next = found.find(({ button }) => button !== undefined && isHydrated(button));
  held = held.filter((one) => one !== next?.one);
  for (const one of before) if (!held.includes(one)) unmark(one.button);
  if (held.length === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  next?.button?.click();
}

function pressWhenHydrated(button: HTMLElement): void {
  const around: Element[] = [];
  for (let one = button.parentElement; one; one = one.parentElement) around.push(one);
  const { pathname } = location;
  held = [
    ...held,
    { button, around, page: pageAt(location), pathname, untilMs: performance.now() + giveUpMs },
  ];
  timer ??= setInterval(pressNext, lookAgainMs);
}

const handled = new WeakSet<Event>();

/** For the page's body: React has handled this press, wherever in the page it was. */
export const markHandled = ({ nativeEvent }: { readonly nativeEvent: Event }): void => {
  handled.add(nativeEvent);
};

/**
 * Holds a press on a part of the page whose code is not loaded yet. If the code is there, React hydrates the part for
 * the press and handles it itself, after all other listeners here: only unhandled presses are repeated.
 */
function holdUnhandled(press: Event): void {
  const button = (press.target as Element | null)?.closest<HTMLElement>(buttons);
  if (!button) return;
  setTimeout(() => {
    if (handled.has(press)) unmark(button);
    else pressWhenHydrated(button);
  });
}

/** A button that has been pressed again by hand is not pressed twice. */
const holdLatePress = (press: Event): void => {
  if (!press.isTrusted) return;
  held = held.filter((one) => !findNow(one)?.contains(press.target as Node));
  holdUnhandled(press);
};

/**
 * The browser is loading the page of a link, and follows the next one too. With the page's code, the first would
 * still arrive, after the last one pressed.
 */
const leaveToBrowser = (press: Event): void => {
  if ((press.target as Element | null)?.closest('a[href]')) press.stopImmediatePropagation();
};

/** Presses the buttons that were pressed before hydration (`holdPresses` in late-scripts.ts). */
export function pressHeld(): void {
  const { holdPress, heldPresses } = window;
  if (!holdPress) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPresses;
  addEventListener('click', holdLatePress, true);
  if (window.leaving) addEventListener('click', leaveToBrowser, true);
  for (const press of heldPresses?.values() ?? []) holdUnhandled(press);
}
