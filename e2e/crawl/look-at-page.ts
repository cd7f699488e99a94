import type { Page, Response } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { marketUrl } from '../support/market.ts';
import type { Address } from './addresses.ts';
import { missingIn } from './texts.ts';
import { undressedIn } from './undressed.ts';

/** Errors of the page and its calls while it was open. */
interface Complaints {
  readonly list: string[];
  readonly stop: () => void;
}

// A page may request something that does not exist, and show that.
const isRefused = (status: number): boolean => status >= 400;

function listen(page: Page, { path, status = 200 }: Address): Complaints {
  const list: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      list.push(`console: ${message.text()}`);
  };
  const onError = (error: Error): void => void list.push(`error: ${error.message}`);
  const onResponse = (response: Response): void => {
    const expected = response.url() === new URL(path, marketUrl()).href && response.status() === status;
    if (isRefused(response.status()) && !expected) list.push(`${response.status()} ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  const stop = (): void => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
  };
  return { list, stop };
}

/** React has hydrated the heading: until then the page is as the server sent it, and may still redirect. */
const isAwake = (): boolean =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps'));
const isQuiet = (): boolean => document.querySelector('[aria-busy="true"]') === null;
// How long a page's code may take to load on a busy machine.
const longestMs = 20_000;
const mostTurns = 3;

/** Whether a promise resolves. */
export const comes = (thing: Promise<unknown>): Promise<boolean> =>
  thing.then(
    () => true,
    () => false,
  );

/** Waits until the page is hydrated; false if it never is. */
export async function wake(page: Page): Promise<boolean> {
  // Some pages load part of their code on the first user event.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  // If a page redirects, the target is checked.
  return comes(page.waitForFunction(isAwake, undefined, { timeout: longestMs }));
}

/** Scrolls like a reader, a screen at a time, so that lazy parts load. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  scrollTo(0, 0);
}

/**
 * Waits until nothing on the page is loading, from top to bottom; false if something still is. Meanwhile the page may
 * redirect or grow.
 */
export async function settle(page: Page): Promise<boolean> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await page.waitForLoadState('load');
    await page.evaluate(scrollThrough);
    if (await comes(page.waitForFunction(isQuiet, undefined, { timeout: longestMs }))) return true;
  }
  return false;
}

interface Seen {
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly overflow: number;
  readonly headings: number;
  readonly turned: readonly string[];
  readonly shrunk: readonly string[];
}

function readPage(): Seen {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement?.closest('script, style, noscript, template');
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (text && !inside) texts.push(text);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      texts.push((element.getAttribute(name) ?? '').trim());
  texts.push(document.title);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
  const overflow = document.documentElement.scrollWidth - innerWidth;
  // Numbers and email addresses are left-to-right in every script.
  const contacts = 'input:is([type=email], [type=tel], [type=password], [autocomplete~=username])';
  const turned = [...document.querySelectorAll<HTMLInputElement>(contacts)]
    .filter((field) => getComputedStyle(field).direction === 'rtl')
    .map((field) => field.name || field.id);
  const shrunk = [...document.querySelectorAll('svg[width]')]
    .map((icon) => [icon, icon.getBoundingClientRect().width] as const)
    .filter(([icon, widthPx]) => widthPx > 0 && widthPx < Number(icon.getAttribute('width')) - 1)
    .map(([icon]) => icon.parentElement?.textContent ?? '');
  return { texts, links, overflow, headings: document.querySelectorAll('h1').length, turned, shrunk };
}

async function axeFindings(page: Page): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang);
  // The pseudo-language pads a control's name and its text separately, so they differ.
  const rules = { 'label-content-name-mismatch': { enabled: language !== 'en-XA' } };
  const violations = await violationsOn(page, { rules });
  return violations.flatMap(({ rule, places }) => places.map((place) => `axe ${rule}: ${place}`));
}

/** Problems of a page, and its links. */
export interface Looked {
  readonly findings: readonly string[];
  readonly links: readonly string[];
}

/** Opens an address and checks it: console, calls, texts, title, width, headings, styles and axe. */
export async function lookAt(page: Page, address: Address, foreign: ReadonlySet<string>): Promise<Looked> {
  const complaints = listen(page, address);
  const answer = await page.goto(address.path);
  const written = (await answer?.text()) ?? '';
  const awake = await wake(page);
  const settled = await settle(page);
  const { texts, links, overflow, headings, turned, shrunk } = await page.evaluate(readPage);
  const findings = [
    ...complaints.list,
    ...(awake ? [] : ['its code does not take it over']),
    ...(settled ? [] : ['something is on its way and never comes']),
    ...missingIn(texts).map((text) => `missing text: ${text}`),
    ...texts.filter((text) => foreign.has(text)).map((text) => `English: ${text}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    // Redirects and refusals have a title too.
    ...(/<title>[^<]/.test(written) ? [] : ['its server writes no title']),
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...turned.map((name) => `reads from right to left: ${name}`),
    ...shrunk.map((words) => `the icon of long words shrinks: ${words}`),
    ...undressedIn(written),
    ...(await axeFindings(page)),
  ];
  complaints.stop();
  return { findings: findings.map((finding) => `${address.path} (${address.module}) ${finding}`), links };
}
