import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { hydrated } from '../support/hydrated.ts';

/** When the page first painted, and when each matching file was requested (ms since navigation). */
async function beginningsOf(page: Page, pattern: string) {
  return await page.evaluate((text) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(text).test(name));
    return { paintedAt: painted?.startTime, begins: files.map(({ startTime }) => startTime) };
  }, pattern);
}

/** In the page: adds up how far what is seen moves while it loads. */
function addUpShifts(): void {
  const sum = { shift: 0 };
  Object.assign(window, sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shift += Object(entry).value;
    Object.assign(window, sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

test.describe('of a first visit', () => {
  // A browser with none of the market's files in its cache.
  test.use({ isFirstVisit: true });

  test('before a page is seen its style sheets share the line with its largest picture alone', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    await page.addInitScript(addUpShifts);
    await page.goto('/store/la-isla', { waitUntil: 'networkidle' });
    await test.step('a cold store page moves nothing while it loads, and every picture has its size', async () => {
      expect(await page.evaluate(() => Object(window).shift)).toBeLessThan(0.01);
      expect(await page.locator('img').count()).toBeGreaterThan(0);
      await expect(page.locator('img:not([width][height])')).toHaveCount(0);
    });
    await expect.poll(async () => (await beginningsOf(page, '/demo/item-')).begins.length).toBeGreaterThan(2);
    const items = await beginningsOf(page, '/demo/item-');
    expect(items.paintedAt).toBeGreaterThan(0);
    expect(Math.min(...items.begins)).toBeGreaterThanOrEqual(items.paintedAt ?? Infinity);
    await expect.poll(async () => (await beginningsOf(page, 'woff2')).begins.length).toBeGreaterThan(0);
    const fonts = await beginningsOf(page, 'woff2');
    expect(Math.min(...fonts.begins)).toBeGreaterThanOrEqual(fonts.paintedAt ?? Infinity);
    const covers = await beginningsOf(page, '/demo/store-la-isla');
    expect(Math.min(...covers.begins)).toBeLessThan(covers.paintedAt ?? 0);
    await test.step('a tab that has had the font draws with it from the beginning', async () => {
      await page.waitForFunction(() => sessionStorage.getItem('font') !== null);
      await page.route('**/assets/entry.client-*.js', () => undefined);
      await page.goto('/categories', { waitUntil: 'commit' });
      await page.waitForSelector('h1');
      const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(family).toContain('Rubik Variable');
    });
  });

  test('style sheets that are asked for ahead are the ones that views take: none is asked for twice', async ({
    page,
  }) => {
    const wasted: string[] = [];
    page.on('console', (message) => {
      if (/A preload for/.test(message.text())) wasted.push(message.text());
    });
    await arriveWithCart(page, 'la-isla-martin-fierro');
    await arriveWithContact(page);
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
    await expect(page.locator('link[rel=stylesheet][href*="/assets/checkout-"]')).not.toHaveCount(0);
    expect(wasted).toEqual([]);
  });

  test('what a page brings along', async ({ page }) => {
    await arriveAs(page, { language: 'ar', location: centre });
    await page.goto('/home');
    await test.step('what is drawn on every page is read once: a second copy would have the whole page laid out again', async () => {
      await expect(page.locator('link[rel=stylesheet][href*="/assets/bill-"]')).toHaveCount(1);
      await expect(page.locator('link[rel=stylesheet][href*="/assets/shell-"]')).toHaveCount(1);
    });
    await test.step('a page that is seen names the market as an application, in the page’s language', async () => {
      const named = page.locator('link[rel=manifest]');
      await expect(named).toHaveCount(1);
      const manifest = await page.request.get((await named.getAttribute('href')) ?? '');
      expect(await manifest.json()).toMatchObject({ lang: 'ar', dir: 'rtl' });
    });
    await test.step('a page that nobody moves in stands still: placeholders far below its screen moved sixty times a second', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(page.locator('main [role=status] [aria-hidden]').first()).toBeAttached();
      const moved = await page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      );
      expect(moved).toBe(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    await page.goto('/about-us');
    await test.step('the picture with which a page is shared is there: without one of its own its address led nowhere', async () => {
      const shared = page.locator('meta[property="og:image"]');
      const picture = await page.request.get((await shared.getAttribute('content')) ?? '');
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    });
    await test.step('a page brings its icon along; where no page names one, as with a picture by itself, there is one too', async () => {
      const sizes = await page.evaluate(async () => {
        const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
        const drawn = Object.assign(new Image(), { src: icon });
        await drawn.decode();
        const { width, height } = await createImageBitmap(await (await fetch('/favicon.ico')).blob());
        return { icon: icon.slice(0, 18), drawn: drawn.width > 0, width, height };
      });
      expect(sizes).toEqual({ icon: 'data:image/svg+xml', drawn: true, width: 48, height: 48 });
    });
  });
});

test('a browser that runs no scripts shows every picture', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/store/la-isla');
  await expect(page.locator('main img[loading=lazy]').first()).toBeVisible();
  await context.close();
});

for (const [what, file] of [
  ['first code', 'entry.client-*.js'],
  ['own code', 'market-page-*.js'],
  ['texts', 'messages-en-*.json'],
])
  test(`a page that is left without its ${what} is loaded anew, once: it could be read and did nothing`, async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    let documents = 0;
    await page.route('**/about-us', async (route) => {
      if (route.request().isNavigationRequest()) documents += 1;
      await route.continue();
    });
    // As from a deployment that has been replaced, and then from an incomplete one.
    await page.route(`**/assets/${file}`, (route) =>
      documents === 2
        ? route.continue()
        : route.fulfill({ status: 404, json: { message: 'There is nothing here.' } }),
    );
    await page.goto('/about-us');
    await expect.poll(() => documents).toBe(2);
    await hydrated(page.getByRole('banner').getByRole('button', { name: /^Cart/ }));
    const looks = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await page.reload();
    await looks;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(3);
  });

test.describe('with texts that are lost on the way', () => {
  test.use({ provoked: /later-messages/ });

  test('a page wakes with the texts it shows; what opens later waits for its own, and asks again for what was lost', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'fr', location: centre });
    const line = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/later-messages-fr-*.json', async (route) => {
      asked += 1;
      await line.promise;
      if (asked > 1) await route.continue();
      else await route.abort();
    });
    await page.goto('/home');
    const cart = page.getByRole('banner').getByRole('button', { name: /^Panier/ });
    await hydrated(cart);
    await expect(page.getByText('Autre', { exact: true })).toHaveCount(0);
    await cart.click();
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    line.resolve();
    await expect(page.getByRole('dialog', { name: /panier/i })).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Autre', { exact: true })).toHaveCount(0);
  });
});
