import type { Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, wireIn } from '../support/shopping.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { readToEnd } from '../support/read-to-end.ts';

interface Vehicle {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly provider: { readonly id: string; readonly name: string; readonly slug: string };
  readonly hourly_price: number;
  readonly total_vehicle_count: number;
}

const search = '/rental/vehicle-search?all_category=1&trip_type=hourly&duration=4';

/**
 * The most popular vehicle that is rented out both by the hour and by the day, and whose description is cut in a
 * quick view.
 */
async function popularVehicle(page: Page): Promise<Vehicle> {
  const wire = await wireIn(page, 'rental');
  const query = `pickup_lat=${centre.lat}&pickup_lng=${centre.lng}&estimated_hours=4`;
  const { vehicles } = await wire.get<{ vehicles: (Vehicle & Record<string, unknown>)[] }>(
    `/rental/vehicle/search?limit=100&offset=1&rental_type=hourly&available=1&${query}`,
  );
  const found = vehicles.find((one) => one['trip_day_wise'] === 1 && one.description.length > 70);
  if (!found) throw new Error('No vehicle by hour and day with a long description');
  return found;
}

test.describe('with its map', () => {
  test.use({ drawsMaps: true });

  test('[RENT-01] [RENT-12] [LOC-05] [NAV-01] a trip: destination by search, a time to come, vehicles with filters, the destination is kept', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
    await page.goto('/home');
    await expect(
      page.getByRole('button', { name: `Pickup location: ${centre.text}. Change it` }),
    ).toBeVisible();
    await test.step('a trip that cannot be searched for leads to what to correct: the focus stayed on the button', async () => {
      const form = page.getByRole('form', { name: 'Your trip' });
      const find = form.getByRole('button', { name: 'Find vehicles' });
      await hydrated(find);
      await form.getByLabel('Hours').fill('0');
      await find.press('Enter');
      await expect(form.getByText('Enter a whole number, 1 or more.')).toBeVisible();
      await expect(form.getByLabel('Hours')).toBeFocused();
      await form.getByRole('radio', { name: 'Distance' }).check();
      await find.press('Enter');
      await expect(form.getByText('Enter the destination, so that we can measure the route.')).toBeVisible();
      await expect(form.getByRole('button', { name: /^Destination/ })).toBeFocused();
      await form.getByRole('radio', { name: 'Hourly' }).check();
      await form.getByLabel('Hours').fill('4');
    });
    await page.getByRole('button', { name: /^Destination/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the destination' });
    const box = dialog.getByRole('combobox');
    // Pickup zones do not limit the destination.
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(dialog.getByText('Show where you can pick up')).toHaveCount(0);
    await box.fill('Avenida Brasil 2500');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await box.press('Enter');
    await dialog.getByRole('button', { name: 'Use this place' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('radio', { name: 'Schedule' }).check();
    await page.getByLabel('Day and time').fill('2020-01-01T10:00');
    await test.step('a trip that is half chosen outlives a reload, and so another language: its destination and its time were gone', async () => {
      await page.reload();
      await expect(page.getByLabel('Day and time')).toHaveValue('2020-01-01T10:00');
      await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Brasil');
    });
    await page.getByRole('button', { name: 'Find vehicles' }).click();
    await expect(page.getByText('Choose a time that is still to come.')).toBeVisible();
    await page.getByRole('radio', { name: 'Pickup Now' }).check();
    await page.getByRole('button', { name: 'Find vehicles' }).click();
    await expect(page).toHaveURL(
      /\/rental\/vehicle-search\?all_category=1&trip_type=hourly&duration=4&pickup=/,
    );
    await expect(page.getByRole('list', { name: 'Your trip' })).toContainText('Brasil');
    const count = page.getByText(/^\d+ vehicles$/);
    const before = await count.first().textContent();
    await page.getByRole('complementary', { name: 'Filters' }).getByText('Air conditioning').click();
    await expect(page).toHaveURL(/air_condition=1/);
    await expect(count.first()).not.toHaveText(before ?? '');
    await checkAccess(page, 'vehicles of a search');
    await page.goto('/home');
    await expect(page.getByRole('navigation', { name: 'Last destinations' })).toContainText('Brasil');
    // Hours run to 24, as in the field where they are chosen.
    await page.goto('/rental/vehicle-search?all_category=1&date=2030-01-01 15:00:00');
    await expect(page.getByText(/Jan 1, 2030, 15:00/)).toBeVisible();
    // Vehicles that nobody could add for that day were listed.
    await expect(page.getByRole('heading', { name: 'That day cannot be booked yet' })).toBeVisible();
    await expect(page.getByText(/^Choose a day up to /)).toBeVisible();
  });
});

test('[RENT-12] a device whose clock is 9 hours off calls no time past that is to come, and offers the next hours of the market: it could not be searched for', async ({
  page,
}) => {
  const hourMs = 3_600_000;
  const wall = (atMs: number) =>
    new Date(atMs).toLocaleString('sv', { timeZone: 'America/Montevideo' }).replace(' ', 'T').slice(0, 16);
  await page.clock.install();
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  for (const hours of [9, -9])
    await test.step(`${hours} hours`, async () => {
      await page.clock.setSystemTime(Date.now() + hours * hourMs);
      await page.goto('/home');
      await page.getByRole('radio', { name: 'Schedule' }).check();
      const when = page.getByLabel('Day and time');
      const offered = await when.inputValue();
      expect(offered > wall(Date.now()) && offered <= wall(Date.now() + 2 * hourMs)).toBe(true);
      await when.fill(wall(Date.now() - 3 * hourMs));
      await page.getByRole('button', { name: 'Find vehicles' }).click();
      await expect(page.getByText('Choose a time that is still to come.')).toBeVisible();
      await when.fill(wall(Date.now() + 3 * hourMs));
      await page.getByRole('button', { name: 'Find vehicles' }).click();
      await expect(page).toHaveURL(/\/rental\/vehicle-search\?/);
    });
});

test('on a phone the filters stay open until all are chosen, and Back leads to the list as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/home');
  await page.goto('/rental/vehicle-search?all_category=1');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  // On a slow connection the second box is ticked while the first search is running.
  const answer = await holdFetch(page, '**/rental/vehicle-search.data?*');
  for (const name of ['Air conditioning', 'Available only']) {
    const box = filters.getByRole('checkbox', { name });
    await box.click();
    await expect(box).toBeChecked();
  }
  await answer();
  await expect(page).toHaveURL(/air_condition=1&available=1/);
  await filters.getByRole('button', { name: /^Show / }).click();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/vehicle-search\?(?!.*view=).*air_condition=1/);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/vehicle-search\?all_category=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await test.step('the time of the trip that is searched for is read whole: its hour was cut off', async () => {
    await page.goto('/rental/vehicle-search?all_category=1&trip_type=hourly&date=2030-01-05 09:00:00');
    const when = page.getByRole('listitem').locator('bdi').filter({ hasText: 'Schedule at' });
    await expect(when).toContainText('09:00');
    expect(await when.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});

test('a list of vehicles by keyboard, and by presses that are faster than it is drawn', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const main = page.getByRole('main');
  await test.step('a first vehicle whose trip was asked for by keyboard leaves the focus at its count: it went to the page’s heading', async () => {
    await main
      .getByRole('button', { name: /^Add: / })
      .first()
      .press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit Trip Type' });
    await form.getByRole('button', { name: 'Add for this trip' }).press('Enter');
    await expect(form).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'One more' })).toBeFocused();
  });
  await test.step('fuels and brands that are chosen faster than they are drawn all count: the last one took the place of the others', async () => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const fuels = filters.getByRole('group', { name: 'Fuel' }).getByRole('button');
    const brands = filters.getByRole('group', { name: 'Brands' }).getByRole('checkbox');
    await filters.hover();
    await hydrated(fuels.first());
    await fuels.evaluateAll((all: HTMLElement[]) => all.slice(0, 2).forEach((one) => void one.click()));
    await expect(page).toHaveURL(/fuel_types=\w+%2C\w+/);
    await brands.evaluateAll((all: HTMLElement[]) => all.slice(0, 2).forEach((one) => void one.click()));
    await expect(page).toHaveURL(/brand_ids=[\w-]+%2C[\w-]+/);
    await expect(page).toHaveURL(/fuel_types=\w+%2C\w+/);
  });
  await test.step('a price that is taken by Enter leaves the focus in its field: the next Tab began at the top of the filters', async () => {
    const group = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Price' });
    const [from, to] = [group.getByLabel('From'), group.getByLabel('To')];
    await to.fill('100');
    await from.fill('900');
    await from.press('Enter');
    await expect(page).toHaveURL(/min_price=100&max_price=900/);
    await expect(from).toHaveValue('100');
    await expect(to).toHaveValue('900');
    await expect(from).toBeFocused();
  });
  await test.step('more of a list says how much is shown, and its end keeps the focus: nothing was said, and the focus was lost', async () => {
    await page.goto('/rental/vehicle-search?all_category=1');
    const more = main.getByRole('link', { name: 'Show more' });
    await expect(more).toBeVisible();
    await main.getByRole('complementary', { name: 'Filters' }).hover();
    await hydrated(more);
    await readToEnd(main, more);
  });
});

test('[RENT-02] [RENT-03] [RENT-04] a card and its quick view: pictures, 70 characters, prices with the searched one marked', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const vehicle = await popularVehicle(page);
  await page.goto(`${search}&name=${encodeURIComponent(vehicle.name)}`);
  const card = page.getByRole('article').filter({ hasText: vehicle.provider.name }).first();
  const opener = card.getByRole('button', { name: `Quick view of ${vehicle.name}` });
  const quick = page.getByRole('dialog', { name: vehicle.name });
  await test.step('the first key that is pressed in a page that is at rest is heard there: Enter opened nothing', async () => {
    // The page is idle until a user event. In a new tab's first page the mouse is at the corner, which counts as one;
    // after a reload it is not.
    await page.reload();
    await hydrated(page.getByRole('banner').getByRole('link').first());
    await opener.press('Enter');
    await expect(quick).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quick).toHaveCount(0);
  });
  await expect(card.getByRole('heading', { name: vehicle.name })).toBeVisible();
  await expect(card).toContainText(`${vehicle.total_vehicle_count} available`);
  await expect(card).toContainText('per hour');
  await expect(card.getByRole('link', { name: vehicle.name })).toHaveAttribute(
    'href',
    /\/rental\/vehicle-details\/[^?]+\?from=from_search&trip_type=hourly/,
  );
  await opener.click();
  // Pictures that are not loaded yet are hidden from screen readers, even as empty list items.
  const gallery = quick.getByRole('region', { name: `Pictures of ${vehicle.name}` });
  expect(await gallery.ariaSnapshot()).not.toContain('listitem');
  const description = quick.getByRole('region', { name: 'Description' });
  await expect(description).toContainText(`${vehicle.description.slice(0, 70).trimEnd()}…`);
  expect((await description.boundingBox())?.height).toBeLessThanOrEqual(70);
  await description.getByRole('button', { name: 'Read more' }).click();
  await expect(description).toContainText(vehicle.description);
  const prices = quick.getByRole('list', { name: 'Prices' });
  await expect(prices.locator('[aria-current]')).toContainText('per hour');
  await expect(prices.getByRole('listitem').first()).toContainText('per hour');
  await expect(quick.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveCount(5);
  await checkAccess(page, 'the quick view of a vehicle');
  await page.keyboard.press('Escape');
  await expect(quick).toBeHidden();
  await expect(opener).toBeFocused();
  // By keyboard: the focus moves from 'Add' to the stepper that replaces it, and back.
  const add = card.getByRole('button', { name: `Add: ${vehicle.name}` });
  await add.press('Enter');
  await expect(card.getByRole('button', { name: 'One more' })).toBeFocused();
  await card.getByRole('group', { name: vehicle.name }).getByRole('button').first().press('Enter');
  await expect(add).toBeFocused();
  await test.step('a focus that is moved while a window closes stays where it is: the window took it back', async () => {
    const link = card.getByRole('link', { name: vehicle.name });
    await link.evaluate((goesOn) => {
      const goOn = new MutationObserver(() => {
        if (!document.querySelector('[role="dialog"][data-closed]')) return;
        goOn.disconnect();
        goesOn.focus();
      });
      goOn.observe(document.body, { attributes: true, subtree: true, childList: true });
    });
    await opener.press('Enter');
    await expect(quick).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quick).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await test.step('a picture stands for 4 s, and 800 ms lead to the next', async () => {
    await page.route('**/rental/vehicle/get-vehicle-details/**', async (route) => {
      const answer = await route.fetch();
      const shown = await answer.json();
      const images_full_url = [1, 2].map((at) => `${shown.thumbnail_full_url}?picture=${at}`);
      await route.fulfill({ response: answer, json: { ...shown, images_full_url } });
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.mouse.move(0, 0);
    await page.clock.install();
    await page.reload();
    await opener.press('Enter');
    const place = gallery.getByText(/^Picture \d+ of \d+$/);
    await expect(place).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const before = (await place.textContent()) ?? '';
    // Chosen without a pointer or a focus, which would hold it.
    await gallery.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => next.click());
    await expect(place).not.toHaveText(before);
    const chosen = (await place.textContent()) ?? '';
    await page.clock.runFor(3_999);
    await expect(place).toHaveText(chosen);
    await page.clock.runFor(1);
    await expect(place).not.toHaveText(chosen);
    await expect(gallery.locator('> div').first()).toHaveCSS('transition-duration', '0.8s');
  });
});

test('[RENT-13] [RENT-14] [SYS-09] [NAV-01] a vehicle’s page with its booking bar and days, its provider with hours and zones, all providers', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const vehicle = await popularVehicle(page);
  await page.goto(`/rental/vehicle-details/${vehicle.id}?from=from_home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vehicle.name);
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  const bar = page.getByRole('region', { name: 'Booking' });
  await expect(bar).toBeHidden();
  await checkAccess(page, 'a vehicle');
  const scrollTo = (top: number) =>
    page.evaluate(async (to) => {
      window.scrollTo(0, to);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  await scrollTo(200);
  await expect(bar).toBeHidden();
  await scrollTo(201);
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await page.getByRole('link', { name: vehicle.provider.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/rental/provider-details/${vehicle.provider.slug}`));
  await expect(page.getByRole('heading', { name: 'Where a trip may begin' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await checkAccess(page, 'a provider');
  await page.goto('/rental/provider-details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Providers');
  await expect(page.getByRole('article').first()).toContainText(/\d+\.\d{3} km/);
});

test('[WISH-01] [WISH-02] [RENT-13] favourite vehicles and providers in the drawer of rental', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const vehicle = await popularVehicle(page);
  const wire = await wireIn(page, 'rental', await arriveSignedIn(page));
  await wire.post(`/rental/user/wish-list/add?vehicle_id=${vehicle.id}`);
  await wire.post(`/rental/user/wish-list/add?provider_id=${vehicle.provider.id}`);
  await page.goto('/about-us?view=wishlist');
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(drawer.getByRole('tab')).toHaveText(['Vehicles', 'Providers']);
  await expect(drawer.getByRole('link', { name: vehicle.name })).toHaveAttribute(
    'href',
    /\/rental\/vehicle-details\/[^?]+\?from=from_wishlist/,
  );
  await drawer.getByRole('button', { name: `Favourite: ${vehicle.name}` }).click();
  await expect(drawer.getByText('No favourite Vehicles found')).toBeVisible();
  // The confirmation does not cover what can be pressed next.
  await expect(page.getByText('Removed from your wishlist.')).toBeVisible();
  const providers = drawer.getByRole('tab', { name: 'Providers' });
  const isFree = await providers.evaluate((tab) => {
    const { left, right, top, bottom } = tab.getBoundingClientRect();
    return tab.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isFree).toBe(true);
  await test.step('in rental a list of no favourites leads on to the vehicles', async () => {
    await drawer.getByRole('link', { name: 'Find a vehicle' }).click();
    await expect(page).toHaveURL(/\/rental\/vehicle-search/);
    await expect(drawer).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click();
  });
  await providers.click();
  await drawer.getByRole('link', { name: vehicle.provider.name }).click();
  await expect(page).toHaveURL(/\/rental\/provider-details\/[^?]+/);
});

test('[NAV-10] the menu in rental lists kinds of vehicles and who lets them, and leads to their lists', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/about-us');
  const asked = page.waitForRequest(/provider\/latest/);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  expect(new URL((await asked).url()).search).toBe('?type=all&offset=1&limit=12');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('group')).toHaveCount(3);
  await menu.getByText('Categories', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'E-bikes' })).toHaveAttribute(
    'href',
    /\/rental\/vehicle-search\?categoryId=/,
  );
  await menu.getByText('Popular', { exact: true }).click();
  await menu.getByRole('group').last().getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/rental\/provider-details$/);
});

test('[MOD-07] [NAV-07] the home of rental leaves the header the count of the trip cart', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const wire = await wireIn(page, 'rental');
  const { guest_id } = await wire.post<{ guest_id: string }>('/auth/guest/request');
  const vehicle = await popularVehicle(page);
  await wire.post('/rental/user/cart/confirm', {
    guest_id,
    vehicle_id: vehicle.id,
    pickup_location: { location_name: centre.text, lat: centre.lat, lng: centre.lng },
    rental_type: 'hourly',
    estimated_hours: 4,
  });
  await page.addInitScript((id) => {
    localStorage.setItem('guest_id', id);
    if (localStorage.getItem('cart-list') === null) localStorage.setItem('cart-list', '1');
  }, guest_id);
  // A page that shows the cart's count also reads the module's cart of items, which is empty.
  const goods = page.waitForResponse(/customer\/cart\/list/);
  await page.goto('/home');
  await goods;
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});
