import type { Page } from '@playwright/test';
import { comes } from './look-at-page.ts';

/** An element that Tab has reached. */
interface Stop {
  /** Its index among the collected elements; -1 if it was added later. */
  readonly place: number;
  readonly name: string;
  readonly isSeen: boolean;
  readonly isShown: boolean;
}

/** Installed in the page to watch the focus. */
declare const keyboard: {
  /** Collects everything a keyboard must reach, with its look without focus; returns the names. */
  readonly collect: () => string[];
  /** Indices of collected elements that have been removed, or can no longer be focused. */
  readonly gone: () => number[];
  /** Undefined if nothing on the page has the focus. */
  readonly now: () => Stop | undefined;
};

declare const eyes: {
  /** The style of an element and its frames, which shows whether it has the focus. */
  readonly lookOf: (element: Element) => string;
  readonly nameOf: (element: Element) => string;
  /** WCAG 2.2, 2.4.11: a focused element is not entirely covered. */
  readonly isShown: (element: Element) => boolean;
};

const selector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

// Both run in the page, before its own scripts.
function giveEyes(): void {
  const looksOf = (one: Element): string[] =>
    [null, '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(
        one,
        part,
      );
      return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join();
    });
  const given: typeof eyes = {
    // Fields and cards show the focus on an ancestor.
    lookOf: (element) => {
      const framed: Element[] = [];
      for (let one: Element | null = element; one && framed.length < 6; one = one.parentElement)
        framed.push(one);
      return framed.flatMap(looksOf).join('|');
    },
    nameOf: (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.outerHTML.slice(0, 80),
    isShown: (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [across, down] = [(left + right) / 2, (top + bottom) / 2];
      const middles = [
        [across, down],
        [left + 2, down],
        [right - 2, down],
        [across, top + 2],
        [across, bottom - 2],
      ];
      return middles.some(([x = 0, y = 0]) => {
        const found = document.elementFromPoint(x, y);
        return (
          found !== null &&
          (element.contains(found) || found.closest('label, fieldset, form, li, a')?.contains(element))
        );
      });
    },
  };
  Object.assign(window, { eyes: given });
}

function giveKeyboard(every: string): void {
  let stops: HTMLElement[] = [];
  let looks: string[] = [];
  const isStop = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]');
  // Tab stops at one radio button of a group: the selected one, or the first.
  const leads = (element: HTMLElement): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    const named = `input[type=radio][name="${CSS.escape(element.name)}"]`;
    const group = [...document.querySelectorAll<HTMLInputElement>(named)];
    return group[0] === element && !group.some(({ checked }) => checked);
  };
  const given: typeof keyboard = {
    collect: () => {
      stops = [...document.querySelectorAll<HTMLElement>(every)].filter((one) => isStop(one) && leads(one));
      looks = stops.map(eyes.lookOf);
      return stops.map(eyes.nameOf);
    },
    gone: () => stops.flatMap((stop, place) => (stop.isConnected && isStop(stop) ? [] : [place])),
    now: () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const place = stops.indexOf(focused as HTMLElement);
      const isSeen = place < 0 || eyes.lookOf(focused) !== looks[place];
      return { place, name: eyes.nameOf(focused), isSeen, isShown: eyes.isShown(focused) };
    },
  };
  Object.assign(window, { keyboard: given });
}

/** Call before opening a page: installs what `walkByTab` needs. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(giveEyes);
  await page.addInitScript(giveKeyboard, selector);
}

// Lists grow while they are walked through.
const spare = 80;

const stopNow = (page: Page): Promise<Stop | undefined> => page.evaluate(() => keyboard.now());

/** A focused element may take a moment to scroll into view. */
const comesIntoSight = (page: Page): Promise<boolean> =>
  comes(page.waitForFunction(() => keyboard.now()?.isShown !== false, undefined, { timeout: 2_000 }));

/** Walks through a page by Tab, from start to end; returns what cannot be reached, or shows no focus. */
export async function walkByTab(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => keyboard.collect());
  const reached = new Set<number>();
  const findings: string[] = [];
  let last = -1;
  let stop: Stop | undefined;
  for (let press = 0; press < names.length + spare; press += 1) {
    await page.keyboard.press('Tab');
    stop = await stopNow(page);
    // After the last element, the focus leaves the page or returns to the first.
    if (!stop || (stop.place === 0 && reached.has(0))) break;
    if (stop.place >= 0 && stop.place < last) findings.push(`out of order: ${stop.name}`);
    if (!stop.isSeen) findings.push(`focus is not seen: ${stop.name}`);
    if (!stop.isShown && !(await comesIntoSight(page)))
      findings.push(`focus is behind something: ${stop.name}`);
    last = Math.max(last, stop.place);
    reached.add(stop.place);
  }
  const gone = new Set(await page.evaluate(() => keyboard.gone()));
  // An endless list has no last element to reach.
  const end = stop && stop.place !== 0 ? last : names.length;
  const missed = names.filter((_, place) => place < end && !reached.has(place) && !gone.has(place));
  return [...findings, ...missed.map((name) => `not reached: ${name}`)];
}

const most = 40;

/** Walks round an open dialog by Tab, and closes it with Escape. */
export async function walkDialog(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog').first();
  if (!(await comes(dialog.waitFor({ timeout: 20_000 })))) return ['it does not open'];
  // A dialog is visible a moment before it takes the focus.
  const taken = page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  if (!(await comes(taken))) return ['it does not take the focus'];
  const findings: string[] = [];
  const stops = Math.min(most, await dialog.locator(selector).count());
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      const held = '[role=dialog], [role=listbox], [role=menu], [data-base-ui-focus-guard]';
      return activeElement === body || activeElement?.closest(held) != null;
    });
    if (!isInside) findings.push('the focus leaves the dialog');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' }).catch(() => findings.push('Escape does not close it'));
  return findings;
}
