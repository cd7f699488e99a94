import { pageAt } from '../lib/view/view-parameters.ts';

const lookAgainMs = 50;
// What no part of the page ever takes over (a control of the map) has done what it does at once.
const giveUpMs = 20_000;

// What React 19 notes on an element of what it drew it by, as far as it says whether the element is heard.
interface Drawn {
  readonly alternate: object | null;
  readonly flags: number;
  readonly return: Drawn | null;
  readonly tag: number;
}
const beingPutIn = 2;
const beingTakenOver = 4096;
const wholePage = 3;

function drawnBy(element: HTMLElement): Drawn | undefined {
  const note = Object.keys(element).find((key) => key.startsWith('__reactFiber'));
  return note === undefined ? undefined : (element as unknown as Record<string, Drawn>)[note];
}

/**
 * Whether React hears an element, by its own rule (getNearestMountedFiber). It notes an element while it draws the part
 * around it, and may yet wait for code, or begin anew: a press before that part is taken over as a whole is lost.
 */
function isTakenOver(element: HTMLElement): boolean {
  let isNew = true;
  for (let drawn = drawnBy(element); drawn; drawn = drawn.return ?? undefined) {
    if (drawn.alternate) isNew = false;
    if (isNew && drawn.flags & (beingPutIn | beingTakenOver)) return false;
    if (!drawn.return) return drawn.tag === wholePage;
  }
  return false;
}

interface Held {
  readonly button: HTMLElement;
  /** What it stood in, from the inside out. */
  readonly around: readonly Element[];
  readonly page: string;
  readonly pathname: string;
  readonly untilMs: number;
}

const buttons = 'button[type=button]';
const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent;

/**
 * The button as it stands now. React draws a part anew that waits for its code while something changes around it: the one
 * of the same name that came in its place is the one that was pressed, if there is no doubt about it.
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

/** Whether somebody has gone on to another page. A filter is one of the same list, where its buttons stay what they are. */
function isLeft({ button, page, pathname, untilMs }: Held): boolean {
  const isAnother = page !== pageAt(location) && !(button.isConnected && pathname === location.pathname);
  return isAnother || performance.now() > untilMs;
}

// In the order in which they were pressed.
let held: readonly Held[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

/** Presses the first that is taken over by now; the next one in a turn of its own, which knows what this one has changed. */
function pressNext(): void {
  held = held.filter((one) => !isLeft(one));
  const found = held.map((one) => ({ one, button: findNow(one) }));
  const next = found.find(({ button }) => button !== undefined && isTakenOver(button));
  held = held.filter((one) => one !== next?.one);
  if (held.length === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  next?.button?.click();
}

function pressWhenTakenOver(button: HTMLElement): void {
  const around: Element[] = [];
  for (let one = button.parentElement; one; one = one.parentElement) around.push(one);
  const { pathname } = location;
  held = [
    ...held,
    { button, around, page: pageAt(location), pathname, untilMs: performance.now() + giveUpMs },
  ];
  timer ??= setInterval(pressNext, lookAgainMs);
}

const heard = new WeakSet<Event>();

/** For the page's body: React has heard this press, wherever in the page it was. */
export const noteHeard = ({ nativeEvent }: { readonly nativeEvent: Event }): void => {
  heard.add(nativeEvent);
};

/**
 * Holds a press on a part of the page whose code has not come yet. Where the code is there, React takes the part over
 * for the press and hears it itself, once all who listen here have: only what it has not heard is pressed again.
 */
function holdUnheard(press: Event): void {
  const button = (press.target as Element | null)?.closest<HTMLElement>(buttons);
  if (!button) return;
  setTimeout(() => {
    if (!heard.has(press)) pressWhenTakenOver(button);
  });
}

/** A button that is pressed again by hand meanwhile is not pressed twice. */
const holdLatePress = (press: Event): void => {
  if (!press.isTrusted) return;
  held = held.filter((one) => !findNow(one)?.contains(press.target as Node));
  holdUnheard(press);
};

/**
 * The browser is on its way to the page of a link: it follows the next one, too. By the page's code the first would still
 * arrive, over what was pressed last.
 */
const leaveToBrowser = (press: Event): void => {
  if ((press.target as Element | null)?.closest('a[href]')) press.stopImmediatePropagation();
};

/** Presses the buttons that were pressed before the page was taken over (`holdPresses` in late-scripts.ts). */
export function pressHeld(): void {
  const { holdPress, heldPresses } = window;
  if (!holdPress) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPresses;
  addEventListener('click', holdLatePress, true);
  if (window.leaving) addEventListener('click', leaveToBrowser, true);
  for (const press of heldPresses?.values() ?? []) holdUnheard(press);
}
