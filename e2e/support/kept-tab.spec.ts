import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, test } from './market.ts';
import { hydrated } from './hydrated.ts';
import { holdFetch } from './hold-answer.ts';

test.describe.configure({ mode: 'serial' });
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** What a browser can store during a visit. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    name: window.name,
    history: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    isOnLine: navigator.onLine,
    isTold: 'told' in window,
    place: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));

let first: Page;
let asNew: Awaited<ReturnType<typeof kept>>;
let seen: string[] = [];

async function recordRequests(page: Page): Promise<void> {
  seen = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.context().on('request', (request) => seen.push(request.url()));
}

async function keepThings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('kept', 'here');
    sessionStorage.setItem('kept', 'here');
    await new Promise((resolve) => {
      indexedDB.open('kept').onsuccess = resolve;
    });
    await caches.open('kept');
    window.name = 'kept';
  });
}

/** How many bytes of each script the page loaded from the network. */
const fetchedBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/entry.client'))
      .map((file) => (file as PerformanceResourceTiming).transferSize),
  );

/** The answer that the page gets. */
const answerOf = (page: Page, path: string, sent?: object) =>
  page.evaluate(
    async ([address, body]) => {
      const how = body === undefined ? {} : { method: 'POST', body };
      const headers = { 'content-type': 'application/json' };
      try {
        const answer = await fetch(address, { ...how, ...(body === undefined ? {} : { headers }) });
        return { status: answer.status, said: (await answer.json()) as unknown };
      } catch (error) {
        return { status: 0, said: (error as Error).message };
      }
    },
    [path, sent === undefined ? undefined : JSON.stringify(sent)] as const,
  );

test('a tab is handed from test to test: this one leaves everything behind that it can', async ({
  page,
  context,
}) => {
  first = page;
  asNew = await kept(page);
  await recordRequests(page);
  await arriveAs(page, { language: 'ar', theme: 'dark', location: centre });
  await page.addInitScript(() => Object.assign(window, { told: true }));
  await page.route('**/favicon.svg', (route) => route.fulfill({ body: 'kept' }));
  await page.goto('/about-us');
  await page.goto('/home');
  await keepThings(page);
  const other = await context.newPage();
  await other.goto('/about-us');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'no-preference',
  });
  await page.mouse.move(100, 100);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: centre.lat, longitude: centre.lng });
  await context.setOffline(true);
});

test('nothing of a test is left in the tab for the next one', async ({ page, context }) => {
  expect(page).toBe(first);
  expect(context.pages()).toEqual([page]);
  seen = [];
  expect(await context.cookies()).toEqual([]);
  expect(await kept(page)).toEqual(asNew);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'told' in window)).toBe(false);
  await hydrated(page.locator('html'));
  expect(seen).toEqual([]);
});

test('a file of the market is there already; an answer of its API is not', async ({ page }) => {
  expect(page).toBe(first);
  await page.goto('/about-us');
  const answer = await page.request.get(`${marketUrl()}/api/v1/config`);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await expect.poll(() => fetchedBytes(page)).toEqual([0]);
});

test('a call is held, changed, answered and called off by its own pattern, and leaves the files where they are', async ({
  page,
}) => {
  expect(page).toBe(first);
  const asked: string[] = [];
  await page.route('**/api/v1/**', (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.fallback();
  });
  await page.route('**/api/v1/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), told: 'by a test' } });
  });
  await page.route('**/api/v1/module', (route) => route.fulfill({ status: 422, json: [] }), { times: 1 });
  await page.route('**/api/v1/zone/*', (route) => route.abort('internetdisconnected'));
  await page.goto('/about-us');
  expect(await answerOf(page, '/api/v1/config')).toMatchObject({ status: 200, said: { told: 'by a test' } });
  expect(await answerOf(page, '/api/v1/module')).toEqual({ status: 422, said: [] });
  expect(await answerOf(page, '/api/v1/module')).toMatchObject({ status: 200 });
  expect(await answerOf(page, '/api/v1/zone/list')).toEqual({ status: 0, said: 'Failed to fetch' });
  await page.unroute('**/api/v1/zone/*');
  expect(await answerOf(page, '/api/v1/zone/list')).toMatchObject({ status: 200 });
  expect(asked.filter((call) => /module|zone.list/.test(call))).toEqual([
    'GET /api/v1/module',
    'GET /api/v1/zone/list',
  ]);
  await expect.poll(() => fetchedBytes(page)).toEqual([0]);
});

test('a request that a test changes arrives changed; one that a test never answers does not affect the next test', async ({
  page,
}) => {
  expect(page).toBe(first);
  await page.goto('/about-us');
  expect(await answerOf(page, '/api/v1/config')).not.toMatchObject({ said: { told: 'by a test' } });
  await page.route('**/auth/login', (route) => {
    const sent = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...sent, told: 1 }) });
  });
  const refused = await answerOf(page, '/api/v1/auth/login', { asked: 1 });
  expect(JSON.stringify(refused.said)).toMatch(/asked.*told/);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  await page.route('**/api/v1/config', () => hold());
  void answerOf(page, '/api/v1/config').catch(() => undefined);
  await held;
});

test('the next test’s request is answered', async ({ page }) => {
  expect(page).toBe(first);
  await page.goto('/about-us');
  expect(await answerOf(page, '/api/v1/config')).toMatchObject({ status: 200 });
});

test('a file that the page had a moment ago is held, too, and comes from the browser’s cache', async ({
  page,
}) => {
  expect(page).toBe(first);
  await page.goto('/about-us');
  await hydrated(page.locator('html'));
  const letGo = await holdFetch(page, '**/assets/entry.client-*.js');
  await page.goto('/about-us', { waitUntil: 'commit' });
  await letGo();
  await hydrated(page.locator('html'));
  expect(await fetchedBytes(page)).toEqual([0]);
});

test.describe('in a window of another size', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the tab is the same', async ({ page }) => {
    expect(page).toBe(first);
    expect(await page.evaluate(() => innerWidth)).toBe(360);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the tab is another, which stands beside it', async ({ page }) => {
    expect(page).not.toBe(first);
    expect(await page.evaluate(() => 'ontouchstart' in window)).toBe(true);
  });
});

test('without them it is as it was', async ({ page }) => {
  expect(page).toBe(first);
  expect(await kept(page)).toEqual(asNew);
});

test('a tab whose clock was set is not used again', async ({ page }) => {
  expect(page).toBe(first);
  await page.clock.install({ time: 0 });
});

test('the next test has a new tab', async ({ page }) => {
  expect(page).not.toBe(first);
  expect(first.isClosed()).toBe(true);
  expect(await kept(page)).toEqual(asNew);
});

test.describe('of a first visit', () => {
  test.use({ isFirstVisit: true });

  test('nothing is there yet', async ({ page }) => {
    await page.goto('/about-us');
    await expect.poll(() => fetchedBytes(page)).toEqual([expect.any(Number)]);
    expect(await fetchedBytes(page)).not.toEqual([0]);
  });
});
