import type { Locator } from '@playwright/test';
import { arriveAs, centre, expect, operatorToken, test } from '../support/market.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { hydrated } from '../support/hydrated.ts';
import { readToEnd } from '../support/read-to-end.ts';

/** Pocitos: in another zone than the centre. */
const pocitos = { text: 'Avenida Brasil 2500', lat: -34.9105, lng: -56.1485 } as const;

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[NAV-04] a store is found by its id and by its slug, with all of a link’s query', async ({ page }) => {
  await page.goto('/store/la-isla');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Isla');
  const { id, module_id, zone_id } = await (await page.request.get('/api/v1/stores/details/la-isla')).json();
  const query = new URLSearchParams({ module_id, module_type: 'food', store_zone_id: zone_id, id });
  await page.goto(`/store/${id}?${query}&lat=${centre.lat}&lng=${centre.lng}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Isla');
  await expect(page.getByRole('heading', { level: 2, name: 'Pizza' })).toBeVisible();
});

test('[NAV-04] a store that is not there is a 404 page with a way home', async ({ page }) => {
  const answer = await page.goto('/store/no-such-store');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This store is no longer here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the home page', exact: true })).toBeVisible();
  // No address contains capitals or other scripts.
  for (const slug of ['La-Isla', 'بيتزا']) {
    const same = await page.request.get(`/store/${encodeURIComponent(slug)}`);
    expect(same.status(), slug).toBe(404);
    expect(await same.text(), slug).toContain('This store is no longer here.');
  }
});

for (const [what, address] of [
  ['store', '/store/la-isla'],
  ['product', '/product/la-isla-martin-fierro'],
] as const)
  test(`[MOD-08] a ${what} of another zone says where it is, and another location is a press away`, async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: pocitos });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside your delivery area');
    await expect(page.getByText(/La Isla .*in .*, outside the zone of your location/)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another location' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' }),
    ).toBeVisible();
  });

test('[NAV-04] a store of another zone and another module than the last one chosen says where it is', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: pocitos, module: 'grocery' });
  const answer = await page.request.get('/store/la-isla');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>Outside your delivery area</);
});

test('a menu leads from tab to tab, its week opens on demand, and a closed store says when it opens', async ({
  page,
}) => {
  await page.goto('/store/bremen');
  await page.getByText(/^Closed\s· opens .*17:30$/).click();
  await expect(page.getByRole('row', { name: /Monday 17:30 – 02:00/ })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Menu' });
  await tabs.getByRole('link', { name: 'Sandwiches' }).click();
  await expect(tabs.getByRole('link', { name: 'Sandwiches' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { level: 2, name: 'Sandwiches' })).toBeInViewport();
  // Tabbing back up the menu, the focused row is not hidden: the sticky tabs stay above it.
  const rows = page.locator('section[id^="menu-"] button');
  const bottom = await tabs.evaluate((bar) => bar.getBoundingClientRect().bottom);
  await rows.last().focus();
  for (let back = 0; back < 12; back += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

test('a store that has stopped taking orders says once that it is closed', async ({ page }) => {
  const headers = { authorization: `Bearer ${operatorToken()}` };
  // A store that no other test uses.
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  const { id } = await (await page.request.get('/api/v1/stores/details/el-virrey')).json();
  const take = (active: boolean) =>
    page.request.put(`/api/v1/ops/stores/${id}/open`, { headers, data: { active } });
  expect((await take(false)).ok()).toBe(true);
  try {
    await page.goto('/store/el-virrey');
    await expect(page.getByRole('main').locator('summary').first()).toHaveText('Closed');
  } finally {
    await take(true);
  }
  await test.step('the end of a list says how many are shown, and keeps the focus: nothing was said, and the focus was lost with the link', async () => {
    await page.goto('/home');
    const stores = page.getByRole('region', { name: 'All stores' });
    const more = stores.getByRole('link', { name: 'Show more' });
    await hydrated(more);
    await readToEnd(stores, more);
  });
});

test('veg and the rest can be told apart, and the address keeps the choice', async ({ page }) => {
  await page.goto('/store/la-isla');
  await page.getByRole('radio', { name: 'Veg', exact: true }).check();
  await expect(page).toHaveURL(/diet=veg/);
  await expect(page.getByRole('button', { name: 'Mozzarella pizza', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ham and cheese calzone', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ham and cheese calzone', exact: true })).toBeHidden();
});

test('a pharmacy has no choice of veg: its creams were veg and non-veg', async ({ page }) => {
  const choices = async (store: string) => {
    const html = await (await page.request.get(`/store/${store}?diet=veg`)).text();
    expect(html).toContain('<article');
    return html.match(/<input type="radio"[^>]*value="veg"/g)?.length ?? 0;
  };
  expect(await choices('drogueria-montevideo')).toBe(0);
  expect(await choices('la-isla')).toBe(1);
});

test('[MOD-08] another zone has other stores', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const [ours, found] = [await read('/home'), await read('/home?q=la+isla')];
  await arriveAs(page, { language: 'en', location: pocitos });
  const theirs = await read('/home');
  for (const html of [ours, theirs]) expect(html).toMatch(/<h2[^>]*>All stores</);
  const link = /<a [^>]*>La Isla</;
  expect([ours, found, theirs, await read('/home?q=la+isla')].map((html) => link.test(html))).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

test('the stores above a search are those of its filters, and none where goods of a price are asked for', async ({
  page,
}) => {
  await page.goto('/home?q=bremen&min_rating=4');
  const stores = page.getByRole('region', { name: 'Stores' });
  const bremen = page.getByRole('main').getByRole('link', { name: 'Bremen' });
  await expect(bremen).toHaveCount(1);
  await page.getByRole('combobox', { name: /Rating/ }).selectOption('4.5');
  await expect(page).toHaveURL(/min_rating=4.5/);
  await expect(bremen).toHaveCount(0);
  await expect(stores).toHaveCount(0);
  await page.goto('/home?q=bremen&max_price=300');
  await expect(bremen).toHaveCount(0);
});

test('bounds of a price the wrong way round in an address are turned, and are said as the market has prices', async ({
  page,
}) => {
  await page.goto('/items/popular?min_price=400.5&max_price=99.5');
  await expect(page.getByRole('button', { name: /\$100.* to .*\$400/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('in Arabic the hour of opening stands before that of closing, and the smaller price before the larger', async ({
  page,
}) => {
  /** The edge of a text on the side where reading starts. */
  const beginOf = (within: Locator, text: RegExp) =>
    within.evaluate(
      (element, { source }) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const found = new RegExp(source).exec(node.textContent ?? '');
          if (!found) continue;
          const range = document.createRange();
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          return range.getBoundingClientRect().right;
        }
        return Number.NaN;
      },
      { source: text.source },
    );
  await arriveAs(page, { language: 'ar', location: centre });
  await page.goto('/store/bremen');
  await page.getByRole('main').locator('details summary').first().click();
  const hours = page.getByRole('main').locator('details td').filter({ hasText: '–' }).first();
  expect(await beginOf(hours, /^\d\d:\d\d/)).toBeGreaterThan(await beginOf(hours, /\d\d:\d\d$/));
  await page.goto('/store/la-isla?view=item:la-isla-muzzarella');
  const price = page.getByRole('dialog').getByText('– \u2068$645');
  expect(await beginOf(price, /\$310/)).toBeGreaterThan(await beginOf(price, /\$645/));
});

test('filters live in the address and come back with it', async ({ page }) => {
  await page.goto('/home');
  // The strips above and below may contain it: only the list is filtered.
  const bremen = page.getByRole('region', { name: 'All stores' }).getByRole('link', { name: 'Bremen' });
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page).toHaveURL(/open_now=1/);
  await expect(bremen).toHaveCount(0);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('rating');
  await expect(page).toHaveURL(/sort=rating/);
  // Back is pressed before the page's script has loaded: the address changes, and the list must follow.
  const letArrive = await holdFetch(page, '**/messages-en-*.json');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  await letArrive();
  await expect(bremen).toBeVisible();
});

test('[MOD-08] [SYS-09] [SYS-12] home shows the stores of the stored zone, with their distance; a list on its way shows its shape; a search without a find says so and leads on', async ({
  page,
}) => {
  await page.goto('/home');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'La Isla' }) });
  await expect(card).toContainText(/\d+\.\d{3} km/);
  await expect(page.getByRole('link', { name: 'La Vienesa' })).toHaveCount(0);
  // A row without overflow has no scroll buttons.
  const next = (row: string) => page.getByRole('region', { name: row }).getByRole('button', { name: 'Next' });
  await expect(next('Deals of the day')).toHaveCount(0);
  await expect(next('Categories')).toBeVisible();
  const letArrive = await holdFetch(page, /home\.data/);
  await page.getByRole('button', { name: 'Free delivery' }).click();
  await expect(
    page.getByRole('region', { name: 'All stores' }).getByRole('status').filter({ hasText: 'Loading' }),
  ).toBeVisible();
  await letArrive();
  await expect(page).toHaveURL(/free_delivery=1/);
  await page.getByRole('combobox', { name: 'Search items and stores' }).fill('xyzzyq');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing found for “xyzzyq”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to all stores' }).first().click();
  await expect(page.getByRole('heading', { name: 'All stores' })).toBeVisible();
});

test('[NAV-03] a category, and all of them, are lists of their own', async ({ page }) => {
  await page.goto('/home?search=allCategories&from=allCategories&data_type=new');
  await page.getByRole('main').getByRole('link', { name: 'Pizza', exact: true }).click();
  await expect(page).toHaveURL(/search=category&id=[^&]+&module_id=[^&]+&name=Pizza&data_type=category/);
  await expect(page.getByRole('link', { name: 'La Isla' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza' })).toBeVisible();
});
