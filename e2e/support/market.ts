import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { giveBack, type KeptTab, type TabKeeper, takeTab } from './kept-tab.ts';
import { marketOpens } from './market-address.ts';

export { expect };

/** The address of this run's market. */
export function marketUrl(): string {
  const url = process.env['MARKET_URL'];
  if (!url) throw new Error('The market is not running.');
  return url;
}

/** The operator's token of this run. */
export function operatorToken(): string {
  return readFileSync(process.env['OPERATOR_TOKEN_FILE'] ?? '', 'utf8').trim();
}

// A page may cause this on purpose: the browser logs each refusal that a test provokes.
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || expectedNoise.test(message.text())) return;
    // The address of a failed request is not part of the message's text.
    problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

/** A point in the centre of the demo city with many stores around it: 18 de Julio and Ejido. */
export const centre = { text: 'Avenida 18 de Julio 1360', lat: -34.9058, lng: -56.1882 } as const;

/** A visitor's location, language and theme. */
export interface Visitor {
  readonly language?: 'en' | 'ar' | 'nl' | 'fr' | 'en-XA';
  readonly theme?: 'light' | 'dark';
  /** Without it, the visitor has not chosen a location. */
  readonly location?: { readonly text: string; readonly lat: number; readonly lng: number };
  /** Food by default; null: none chosen yet, so the picker opens (MOD-02). */
  readonly module?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental' | null;
}

// Answers that no test changes in this run's market are requested once per worker.
const told = new Map<string, Promise<unknown>>();

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${marketUrl()}/api/v1${path}`);
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

/** The market's modules or zones. */
export async function askOnce<Answer>(path: string): Promise<Answer> {
  const known = told.get(path) ?? ask(path);
  told.set(path, known);
  try {
    return (await known) as Answer;
  } catch (error) {
    told.delete(path);
    throw error;
  }
}

/** The zones at a location, as the browser stores them. */
export async function zoneIdsOf(lat: number, lng: number): Promise<string> {
  const { zone_id } = await askOnce<{ zone_id: string[] }>(`/config/get-zone-id?lat=${lat}&lng=${lng}`);
  return JSON.stringify(zone_id);
}

/** A module as the browser stores it. */
export async function storedModule(type: string): Promise<string> {
  const modules = await askOnce<{ id: string; module_type: string }[]>('/module');
  const found = modules.find(({ module_type }) => module_type === type);
  return JSON.stringify({ id: found?.id, module_type: type });
}

/** Puts into the browser what an earlier visit would have left there: storage and first-party cookies. */
export async function arriveAs(page: Page, visitor: Visitor): Promise<void> {
  const stored: Record<string, string> = {};
  if (visitor.language) stored['language-setting'] = visitor.language;
  if (visitor.theme) stored['theme'] = visitor.theme;
  if (visitor.module !== null) stored['module'] = await storedModule(visitor.module ?? 'food');
  if (visitor.location) {
    const { text, lat, lng } = visitor.location;
    stored['location'] = text;
    stored['currentLatLng'] = JSON.stringify({ lat, lng });
    stored['zoneid'] = await zoneIdsOf(lat, lng);
  }
  await page.context().addCookies(
    Object.entries(stored).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: marketUrl(),
    })),
  );
  await page.addInitScript((entries) => {
    for (const [name, value] of entries) {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }
  }, Object.entries(stored));
}

/** In the page: as in a browser without WebGL, where a page says that its map cannot be drawn. */
function refuseWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, options?: unknown) {
      return kind === 'webgl2' ? null : getContext.call(this, kind, options);
    },
  });
}

/** Options of a project. */
export interface ProjectOptions {
  /** Its tests serve a market of their own. */
  hasOwnMarket: boolean;
}

interface Worker extends ProjectOptions {
  market: undefined;
  keeper: TabKeeper;
}

interface Each {
  quietConsole: undefined;
  provoked: RegExp | undefined;
  isFirstVisit: boolean;
  drawsMaps: boolean;
  tab: KeptTab;
}

/** The test function, with the market as base address; every unexpected console error fails the test. */
export const test = base.extend<Each, Worker>({
  // Errors that a test causes on purpose, other than refusals.
  provoked: [undefined, { option: true }],
  // A browser with none of the market's files in its cache.
  isFirstVisit: [false, { option: true }],
  // Without a graphics card a map takes a second of processor time; most tests are about what is beside it.
  drawsMaps: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here.
  baseURL: async ({}, use) => use(marketUrl()),
  hasOwnMarket: [false, { option: true, scope: 'worker' }],
  market: [
    async ({ hasOwnMarket }, use) => {
      if (!hasOwnMarket) process.env['MARKET_URL'] = await marketOpens();
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here.
    async ({}, use) => {
      const keeper: TabKeeper = { tab: null };
      await use(keeper);
      await keeper.tab?.context.close();
    },
    { scope: 'worker' },
  ],
  tab: async (
    { browser, keeper, isFirstVisit, baseURL, viewport, contextOptions, hasTouch, isMobile, serviceWorkers },
    use,
    info,
  ) => {
    const options = { baseURL, viewport, contextOptions, hasTouch, isMobile, serviceWorkers, isFirstVisit };
    const tab = await takeTab(browser, keeper, options);
    await use(tab);
    await giveBack(keeper, tab, info.status === info.expectedStatus);
  },
  context: async ({ tab }, use) => use(tab.context),
  page: async ({ tab, drawsMaps }, use) => {
    if (!drawsMaps) await tab.page.addInitScript(refuseWebGl);
    await use(tab.page);
  },
  quietConsole: [
    async ({ page, provoked }, use) => {
      const problems: string[] = [];
      watchConsole(page, problems);
      await use(undefined);
      const unexpected = problems.filter((problem) => !provoked?.test(problem));
      expect(unexpected, 'unexpected console errors').toEqual([]);
    },
    { auto: true },
  ],
});
