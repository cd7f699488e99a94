import type { Page } from '@playwright/test';
import { arriveWithTripCart } from '../support/book-trip.ts';
import { freeVehicles } from '../support/free-vehicles.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';
import { arriveSignedIn } from '../support/ordering.ts';
import { holdAnswer, holdFetch } from '../support/hold-answer.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Select a type of module for your orders' });
const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Module: / });
const storedType = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('module') ?? '{}') as { module_type?: string }).module_type,
  );

test('[MOD-01] [MOD-02] [MOD-04] [NAV-07] after the place comes the module, and home is the module’s from its first byte', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: centre.lat, longitude: centre.lng });
  await page.goto('/');
  await expect(switcher(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  const tiles = picker(page).getByRole('list').getByRole('button');
  await expect(tiles).toHaveText(['Food', 'Grocery', 'Pharmacy', 'Shops', 'Parcels', 'Rental']);
  await expect(picker(page)).toContainText('A module must be selected to continue.');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeVisible();
  await tiles.filter({ hasText: 'Pharmacy' }).click();
  await expect(page.getByText('A Module has been selected.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(await storedType(page)).toBe('pharmacy');
  expect(await (await page.request.get('/home')).text()).toContain('Common conditions');
  await expect(switcher(page)).toHaveText('Pharmacy');
  // The side picker switches modules too; small screens lack it.
  const side = page.getByRole('navigation', { name: 'Modules' });
  await expect(side.getByRole('button', { name: 'Pharmacy' })).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 1180, height: 900 });
  await expect(side).toBeHidden();
});

test('[MOD-05] [MOD-07] [MOD-08] [NAV-06] a switch clears the choice of categories and brings the module’s own cart; a link leads into its module', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  await page.goto('/items/popular');
  const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(cart).toHaveText('1');
  await page.goto('/home?search=allCategories&from=allCategories&data_type=new');
  await switcher(page).click();
  await picker(page).getByRole('button', { name: 'Food' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(switcher(page)).toHaveText('Food');
  await expect(cart).toHaveText('');
  // A link to a grocery category from another visitor switches the page and the browser to grocery.
  const { id, module_id, name } = await page.evaluate(async () => {
    const modules = (await (await fetch('/api/v1/module')).json()) as { id: string; module_type: string }[];
    const grocery = modules.find((module) => module.module_type === 'grocery');
    const headers = { moduleId: grocery?.id ?? '' };
    return (await (await fetch('/api/v1/categories', { headers })).json())[0];
  });
  await page.goto(
    `/home?${new URLSearchParams({ search: 'category', id, module_id, name, data_type: 'category' })}`,
  );
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => storedType(page)).toBe('grocery');
  await expect(cart).toHaveText('1');
  // A customer is asked for interests in the module they switched to.
  await arriveSignedIn(page);
  await page.goto('/home');
  await switcher(page).click();
  await picker(page).getByRole('button', { name: 'Shops' }).click();
  await expect(page).toHaveURL(/\/interest$/);
  await expect(page.getByText('A Module has been selected.')).toBeVisible();
  await test.step('who goes on before the interests are saved stays there: the answer led home', async () => {
    const held = await holdAnswer(page, '**/api/v1/customer/update-interest');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await held.asked;
    // Until it is hydrated, the footer's link causes a full page load, which would discard the late answer.
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('form')).not.toHaveAttribute('data-waiting');
    await footer.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    const pages: string[] = [];
    page.on('request', (request) => pages.push(new URL(request.url()).pathname));
    held.letGo();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
    // What opens then would hide a navigation to the home page under way.
    await cart.click();
    await expect(page).toHaveURL(/\/privacy-policy\?view=cart$/);
    expect(pages.filter((path) => path.startsWith('/home'))).toEqual([]);
  });
});

test('[MOD-02] [MOD-06] rental chosen with vehicles in the trip cart keeps them where it serves their pickup zone, and clears them, saying so, where it does not', async ({
  page,
}) => {
  const [vehicle] = await freeVehicles(page);
  const guest_id = await arriveWithTripCart(page, vehicle?.id ?? '', 2);
  const carts = '**/api/v1/rental/user/cart/get-cart*';
  const choose = async (name: string): Promise<void> => {
    await switcher(page).click();
    await picker(page).getByRole('button', { name }).click();
  };
  await page.goto('/home');
  await choose('Food');
  await expect(page.getByText('A Module has been selected.')).toBeVisible();
  await choose('Rental');
  await expect(page.getByText('Location set successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
  await expect(cart).toHaveText('1');
  await choose('Food');
  await expect(page.getByText('A Module has been selected.')).toBeVisible();
  // Every zone of the demo has rental: a provider that hands over in none stands for one of another zone.
  await page.route(carts, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { carts: { provider: object }[] };
    const elsewhere = answer.carts.map((line) => ({
      ...line,
      provider: { ...line.provider, pickup_zone_id: [] },
    }));
    await route.fulfill({ response, json: { ...answer, carts: elsewhere } });
  });
  await choose('Rental');
  await expect(
    page.getByText(
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(cart).toHaveText('');
  await page.unroute(carts);
  const kept = await page.request.get(`/api/v1/rental/user/cart/get-cart?guest_id=${guest_id}`);
  expect(await kept.json()).toEqual({ carts: [], user_data: null });
});

test('[NAV-05] [SYS-12] lists of stores say the order they come in, and count every filter that is pressed', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const sort = page.getByRole('combobox', { name: /Sort/ });
  const chosen = sort.locator('option:checked');
  await test.step('the latest and the popular stores say the order they come in, and offer it once', async () => {
    await page.goto('/store/latest');
    await expect(chosen).toHaveText('Newest');
    await expect(sort.getByRole('option', { name: 'Recommended' })).toHaveCount(0);
    await sort.selectOption('name');
    await expect(page).toHaveURL(/\/store\/latest\?sort=name/);
    await sort.selectOption('newest');
    await expect(page).toHaveURL(/\/store\/latest\??$/);
    expect(await (await page.request.get('/store/recommended')).text()).toMatch(
      /<option[^>]* selected=""[^>]*>Recommended</,
    );
    await page.goto('/store/popular');
    await expect(chosen).toHaveText('Popular');
  });
  const delivery = page.getByRole('button', { name: 'Free delivery' });
  await test.step('filters that are pressed faster than they are drawn are added to each other', async () => {
    const flags = page.getByRole('button', { name: /^(Open now|Free delivery)$/ });
    await hydrated(flags.first());
    await flags.evaluateAll((both: HTMLElement[]) => both.forEach((one) => void one.click()));
    await expect(page).toHaveURL(/open_now=1&free_delivery=1/);
  });
  await test.step('a filter pressed while another is on its way is added to it, and both show at once', async () => {
    await delivery.click();
    await expect(page).toHaveURL(/\?open_now=1$/);
    const letArrive = await holdFetch(page, '**/*.data?*');
    await delivery.click();
    await expect(delivery).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('combobox', { name: /Rating/ }).selectOption('4');
    await letArrive();
    await expect(page).toHaveURL(/\/store\/popular\?open_now=1&free_delivery=1&min_rating=4$/);
  });
});

test('[NAV-03] [NAV-05] [SYS-12] a list is filtered in the address, goes on while scrolling, and Back finds it to the pixel', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  await page.goto('/items/popular');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(11)).toBeVisible();
  await test.step('a list that goes on while it is read by keyboard leaves the focus where it was: it went to the page’s heading', async () => {
    await hydrated(page.getByRole('button', { name: 'Organic' }));
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/pages=\d/);
    await expect(cards.nth(12)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  });
  await page.getByRole('button', { name: 'Organic' }).click();
  await expect(page).toHaveURL(/organic=1/);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('price_low');
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByLabel('From').fill('900000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/organic=1&sort=price_low&min_price=900000/);
  await expect(page.getByText('No item fits these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/items\/popular\?sort=price_low(&pages=\d)?$/);
  // Four pages load by themselves; then the footer is reachable, and further pages need a press.
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      await footer.scrollIntoViewIfNeeded();
      return page.url();
    })
    .toMatch(/pages=4/);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Show more' })).toBeVisible();
  await expect(cards).toHaveCount(48);
  await cards.nth(20).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href^="/track"]')?.click());
  await expect(page).toHaveURL(/track-order/);
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('[NAV-03] search finds while typing, by keyboard, remembers, and offers the nearest for what is not there', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  await page.goto('/home');
  const box = page.getByRole('combobox', { name: 'Search items and stores' });
  await box.click();
  await box.pressSequentially('cofee', { delay: 20 });
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'offee' }).first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=cofee/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cofee');
  await expect(page.getByRole('article').first()).toContainText('offee');
  await page.goto('/home');
  await box.click();
  await expect(options).toHaveText(['cofee']);
  await box.fill('xyzzyq');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “xyzzyq”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest we have' })).toBeVisible();
});

test('[NAV-04] [NAV-05] [NAV-10] the menu lists categories, latest and popular stores, once a location is stored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${marketUrl()}/about-us`);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('dialog').getByText('Theme Mode')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Latest', { exact: true })).toHaveCount(0);
  await test.step('Back closes what is open, the languages over the menu and then the menu: it left the page', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Language' }).click();
    const languages = page.getByRole('dialog', { name: 'Language' });
    await expect(languages).toBeVisible();
    await page.goBack();
    await expect(languages).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/about-us$/);
  });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/about-us');
  const asked = page.waitForRequest(/stores\/latest/);
  await menu.click();
  expect(new URL((await asked).url()).search).toBe('?type=all&offset=1&limit=12');
  const lists = page.getByRole('dialog').getByRole('group');
  await expect(lists).toHaveCount(3);
  await page.getByRole('dialog').getByText('Categories', { exact: true }).click();
  await expect(lists.first().getByRole('link')).toHaveCount(11);
  await page.getByRole('dialog').getByText('Popular', { exact: true }).click();
  await lists.last().getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/store\/popular\?module_id=[^&]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Popular stores' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  // A page that is gone back from while it is read gives its reading up, which the console tells.
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await page.goForward();
  // A store by its id: a link opened in another module switches to the store's (NAV-04, NAV-05).
  await menu.click();
  await expect(lists.first().getByRole('link', { includeHidden: true })).toHaveCount(11);
  for (const [at, way] of [/^\/categories\?module_id=/, /^\/store\/latest\?module_id=/].entries())
    await expect(lists.nth(at).getByRole('link', { name: 'View all', includeHidden: true })).toHaveAttribute(
      'href',
      way,
    );
  await expect(lists.nth(1).getByRole('link', { includeHidden: true }).first()).toHaveAttribute(
    'href',
    /^\/store\/[0-9a-f]{8}-[0-9a-f-]+\?module_id=[^&]+&module_type=food&store_zone_id=/,
  );
});
