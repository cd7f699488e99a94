import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';
import { type RoutedCalls, routeCalls, shareRoutes } from './routed-calls.ts';

/** What a test asks of its tab, as far as any test asks for something else than others. */
export interface TabOptions {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly contextOptions: { readonly reducedMotion?: 'reduce' | 'no-preference' | null };
  readonly baseURL: string | undefined;
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
  readonly serviceWorkers: 'allow' | 'block';
  /** Of a browser that has no file of the market yet. */
  readonly isFirstVisit: boolean;
}

/** What a test can change by one method, and is taken back where it has. */
type Changeable = 'emulateMedia' | 'route' | 'setOffline' | 'setViewportSize';

/** A tab that goes from test to test. */
export interface KeptTab {
  readonly options: TabOptions;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly calls: RoutedCalls;
  /** Scripts that a test had run before those of its pages. */
  readonly scripts: Disposable[];
  /** What is not as `options` has it: taking back what nobody has changed took a tenth of a short test. */
  readonly changed: Set<Changeable>;
  /** A test did to it what is not taken back. */
  isSpent: boolean;
  tests: number;
}

/** A worker's one, while no test has it. */
export interface TabKeeper {
  tab: KeptTab | null;
}

// What many tests leave in memory adds up, as nothing looks through a process that has room.
const mostTests = 60;

// The process that draws it stays, and what it knows: a new one would fetch, read and compile every script anew.
const waitingRoom = '/favicon.svg';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// What a test may do that is not taken back.
const bothKnow = 'close exposeBinding exposeFunction routeFromHAR routeWebSocket setDefaultNavigationTimeout';
const ofBoth = words(`${bothKnow} setDefaultTimeout setExtraHTTPHeaders`);
const ofPage = [...ofBoth, 'addLocatorHandler'];
const contextKnows = 'addInitScript grantPermissions newCDPSession route setGeolocation setHTTPCredentials';
const ofContext = [...ofBoth, ...words(`${contextKnows} setStorageState`)];
const ofClock = words('fastForward install pauseAt resume runFor setFixedTime setSystemTime');
const ofHands = ['down'];

const heardOfBoth = 'console dialog request requestfailed requestfinished response';
const pageEvents = words(`${heardOfBoth} domcontentloaded download filechooser frameattached framedetached
  framenavigated load pageerror popup websocket worker`);
const contextEvents = words(`${heardOfBoth} backgroundpage page serviceworker weberror`);

type Method = (...given: unknown[]) => unknown;

/** Has something done with what these methods answer, each time that one is called. */
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
  watch(context, ['setOffline'], () => changed.add('setOffline'));
  watch(page, ['addInitScript'], (script) => {
    (script as Promise<Disposable>).then((one) => tab.scripts.push(one)).catch(spend);
  });
  return tab;
}

async function forget({ context, page, scripts, changed }: KeptTab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  if (changed.has('setOffline')) await context.setOffline(false);
  if (changed.has('route')) await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.splice(0)) await script.dispose();
  for (const event of pageEvents) page.removeAllListeners(event);
  for (const event of contextEvents) context.removeAllListeners(event);
}

/** As a tab is that nobody has had, but for the market's files: none of its answers may be kept by a browser. */
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
  // With what was changed to take it back.
  changed.clear();
}

// A service worker may stand between the waiting room and the market.
const mayBeKept = ({ isFirstVisit, serviceWorkers }: TabOptions): boolean =>
  !isFirstVisit && serviceWorkers === 'block';

/** The worker's tab where it is as the test wants it, else a new one. */
export async function takeTab(browser: Browser, keeper: TabKeeper, options: TabOptions): Promise<KeptTab> {
  if (!mayBeKept(options)) return openTab(browser, options);
  const { tab: kept } = keeper;
  keeper.tab = null;
  if (kept && JSON.stringify(kept.options) === JSON.stringify(options)) return kept;
  await kept?.context.close();
  const tab = await openTab(browser, options);
  // As all others come: a browser tells a tab's first page alone of a mouse that nobody has moved.
  await empty(tab);
  return tab;
}

/** Takes back what a test has done to its tab and keeps it for the next; one that may not be kept is thrown away. */
export async function giveBack(keeper: TabKeeper, tab: KeptTab, isDone: boolean): Promise<void> {
  tab.tests += 1;
  if (tab.changed.has('route')) await tab.calls.clear();
  const isUsedUp = tab.isSpent || tab.page.isClosed() || tab.tests >= mostTests;
  if (!isDone || isUsedUp || !mayBeKept(tab.options)) return tab.context.close();
  await forget(tab);
  await empty(tab);
  keeper.tab = tab;
}
