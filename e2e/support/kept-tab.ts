import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';
import { type RoutedCalls, routeCalls, shareRoutes } from './routed-calls.ts';

/** The options of a tab in which tests differ. */
export interface TabOptions {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly contextOptions: { readonly reducedMotion?: 'reduce' | 'no-preference' | null };
  readonly baseURL: string | undefined;
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
  readonly serviceWorkers: 'allow' | 'block';
  /** A browser with none of the market's files in its cache. */
  readonly isFirstVisit: boolean;
}

/** Changes that are undone only if a test has made them. */
type Changeable =
  | 'emulateMedia'
  | 'grantPermissions'
  | 'route'
  | 'setGeolocation'
  | 'setOffline'
  | 'setViewportSize';

/** A tab that is passed from test to test. */
export interface KeptTab {
  readonly options: TabOptions;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly calls: RoutedCalls;
  /** Init scripts that a test has added. */
  readonly scripts: Disposable[];
  /** What differs from `options`. Undoing it unconditionally took a tenth of a short test. */
  readonly changed: Set<Changeable>;
  /** A test has changed something that cannot be undone. */
  isSpent: boolean;
  tests: number;
}

/** A worker's tab between tests. */
export interface TabKeeper {
  tab: KeptTab | null;
}

// Memory adds up over many tests: a process with room to spare does not collect it.
const mostTests = 60;

// A page of the market, so that its renderer process and its caches stay: a new process would fetch, parse and
// compile every script again.
const waitingRoom = '/favicon.svg';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// Methods whose effects cannot be undone.
const bothKnow = 'close exposeBinding exposeFunction routeFromHAR routeWebSocket setDefaultNavigationTimeout';
const ofBoth = words(`${bothKnow} setDefaultTimeout setExtraHTTPHeaders`);
const ofPage = [...ofBoth, 'addLocatorHandler'];
const contextKnows = 'addInitScript newCDPSession route setHTTPCredentials';
const ofContext = [...ofBoth, ...words(`${contextKnows} setStorageState`)];
const ofClock = words('fastForward install pauseAt resume runFor setFixedTime setSystemTime');
const ofHands = ['down'];

const eventsOfBoth = 'console dialog request requestfailed requestfinished response';
const pageEvents = words(`${eventsOfBoth} domcontentloaded download filechooser frameattached framedetached
  framenavigated load pageerror popup websocket worker`);
const contextEvents = words(`${eventsOfBoth} backgroundpage page serviceworker weberror`);

type Method = (...given: unknown[]) => unknown;

/** Calls `note` with the result each time one of the methods is called. */
function watch(thing: object, names: readonly string[], note: (answer: unknown) => void): void {
  const methods = thing as Record<string, Method>;
  for (const name of names) {
    const method = methods[name]?.bind(thing);
    if (!method) throw new Error(`There is no ${name}.`);
    methods[name] = (...given) => {
      const answer = method(...given);
      note(answer);
      return answer;
    };
  }
}

async function openTab(browser: Browser, options: TabOptions): Promise<KeptTab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const changed = new Set<Changeable>(['emulateMedia', 'setViewportSize']);
  const calls = routeCalls(page, devtools);
  shareRoutes(page, calls);
  const asNew = { scripts: [] as Disposable[], isSpent: false, tests: 0 };
  const tab = { options, context, page, devtools, calls, changed, ...asNew };
  const spend = () => {
    tab.isSpent = true;
  };
  watch(page, ofPage, spend);
  watch(context, ofContext, spend);
  watch(page.clock, ofClock, spend);
  for (const hand of [page.keyboard, page.mouse]) watch(hand, ofHands, spend);
  for (const method of ['emulateMedia', 'route', 'setViewportSize'] as const)
    watch(page, [method], () => changed.add(method));
  for (const method of ['grantPermissions', 'setGeolocation', 'setOffline'] as const)
    watch(context, [method], () => changed.add(method));
  watch(page, ['addInitScript'], (script) => {
    (script as Promise<Disposable>).then((one) => tab.scripts.push(one)).catch(spend);
  });
  return tab;
}

async function forget({ context, page, scripts, changed }: KeptTab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  if (changed.has('setOffline')) await context.setOffline(false);
  if (changed.has('grantPermissions')) await context.clearPermissions();
  if (changed.has('setGeolocation')) await context.setGeolocation(null);
  if (changed.has('route')) await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.splice(0)) await script.dispose();
  for (const event of pageEvents) page.removeAllListeners(event);
  for (const event of contextEvents) context.removeAllListeners(event);
}

/**
 * Resets a tab to one never used, except for the market's cached files. None of the market's answers may be cached by
 * a browser.
 */
async function empty({ context, page, devtools, options, changed }: KeptTab): Promise<void> {
  await page.goto(waitingRoom);
  await page.evaluate(() => {
    window.name = '';
  });
  await context.clearCookies();
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,storage_buckets';
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes });
  await devtools.send('Page.resetNavigationHistory');
  await page.mouse.move(0, 0);
  if (options.viewport && changed.has('setViewportSize')) await page.setViewportSize(options.viewport);
  const { reducedMotion = null } = options.contextOptions;
  const plain = {
    media: null,
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
  } as const;
  if (changed.has('emulateMedia')) await page.emulateMedia({ ...plain, reducedMotion });
  // Including the changes made by the reset itself.
  changed.clear();
}

// A service worker could answer in place of the market, even between tests.
const mayBeKept = ({ isFirstVisit, serviceWorkers }: TabOptions): boolean =>
  !isFirstVisit && serviceWorkers === 'block';

/** Options that cannot be changed while a tab is open. */
const lastingOf = ({ viewport: _, ...lasting }: TabOptions): string => JSON.stringify(lasting);

async function setSize(page: Page, { viewport }: TabOptions, had: TabOptions): Promise<void> {
  if (viewport && JSON.stringify(viewport) !== JSON.stringify(had.viewport))
    await page.setViewportSize(viewport);
}

/** The worker's tab if it has the right options, in a window of the right size; else a new one. */
export async function takeTab(browser: Browser, keeper: TabKeeper, options: TabOptions): Promise<KeptTab> {
  if (!mayBeKept(options)) return openTab(browser, options);
  const { tab: kept } = keeper;
  if (kept && lastingOf(kept.options) === lastingOf(options)) {
    keeper.tab = null;
    await setSize(kept.page, options, kept.options);
    return kept;
  }
  const tab = await openTab(browser, options);
  // Start like every other tab: only in a tab's first page does the browser report a mouse that nobody has moved.
  await empty(tab);
  return tab;
}

/**
 * Undoes what a test did to its tab and keeps it for the next; a tab that cannot be reused is closed, and one that was
 * opened beside the worker's for its options.
 */
export async function giveBack(keeper: TabKeeper, tab: KeptTab, isDone: boolean): Promise<void> {
  tab.tests += 1;
  if (tab.changed.has('route')) await tab.calls.clear();
  const isUsedUp = tab.isSpent || tab.page.isClosed() || tab.tests >= mostTests;
  if (!isDone || isUsedUp || keeper.tab || !mayBeKept(tab.options)) return tab.context.close();
  await forget(tab);
  await empty(tab);
  keeper.tab = tab;
}
