import type { Locator, Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { anotherVehicle, arriveAtTrip, arriveWithTripCart } from '../support/book-trip.ts';
import { type FreeVehicle, freeVehicles } from '../support/free-vehicles.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { arriveWithContact } from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';
import { holdFetch } from '../support/hold-answer.ts';

const pickup = { pickup: `${centre.lat},${centre.lng}`, pickup_name: centre.text };

/** Vehicles of one provider for each step of the journey, and another provider's. */
async function castOf(page: Page) {
  const hourly = await freeVehicles(page);
  for (const daily of hourly.filter(({ trip_day_wise }) => trip_day_wise === 1)) {
    const here = hourly.filter(({ id, provider }) => id !== daily.id && provider.id === daily.provider.id);
    const hoursOnly = here.find(({ trip_day_wise }) => trip_day_wise === 0);
    const other = hourly.find(({ provider }) => provider.id !== daily.provider.id);
    if (hoursOnly && other) return { daily, hoursOnly, other };
  }
  throw new Error('No provider here lets one vehicle by the hour alone and another by the day too.');
}

interface CartTrip {
  readonly id: string;
  readonly rental_type: string;
  readonly pickup_location: object;
}

const shown = (page: Page, vehicle: FreeVehicle, trip: Readonly<Record<string, string>>) =>
  page.goto(`/rental/vehicle-details/${vehicle.slug}?${new URLSearchParams({ ...trip, ...pickup })}`);

const add = (page: Page, { name }: FreeVehicle) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Add: ${name}` })
    .first()
    .click();

const added = (page: Page) => page.getByText('The vehicle successfully added to your cart.');
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** The cart's content appears on the first mouse move; one that comes before the page listens is lost. */
async function moveUntilSeen(page: Page, wanted: Locator): Promise<void> {
  let left = 200;
  await expect(async () => {
    left += 1;
    await page.mouse.move(left, 200);
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('[RENT-05] [RENT-06] [RENT-07] [RENT-08] [RENT-12] [RENT-17] [RENT-18] [MOD-07] the trip cart asks before it changes: another duration, another provider, another trip type, what has to go, and a reset', async ({
  page,
}) => {
  const { daily, hoursOnly, other } = await castOf(page);
  await arriveWithTripCart(page, hoursOnly.id, 4);
  await shown(page, daily, { trip_type: 'hourly', duration: '6' });
  await add(page, daily);
  await expect(question(page, 'The duration differs')).toContainText('4 hours');
  await page.getByRole('button', { name: 'Update the trip' }).click();
  await expect(added(page)).toBeVisible();
  await shown(page, other, { trip_type: 'hourly', duration: '6' });
  await add(page, other);
  await expect(question(page, 'Another provider')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page, 'Another provider')).toBeHidden();
  await shown(page, daily, { trip_type: 'day_wise', duration: '2' });
  const once = page
    .getByRole('main')
    .getByRole('button', { name: `Add once more: ${daily.name}` })
    .first();
  await moveUntilSeen(page, once);
  await once.click();
  await expect(question(page, 'Do you want to change trip type')).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Trip Vehicle List' });
  await expect(list.getByText(hoursOnly.name)).toBeVisible();
  await list.getByRole('button', { name: 'Remove and continue' }).click();
  await expect(added(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const drawer = page.getByRole('dialog', { name: 'Trip Cart' });
  await expect(drawer.getByText('Pickup Now')).toBeVisible();
  await expect(drawer.getByText('2 days')).toBeVisible();
  await expect(drawer.getByText(hoursOnly.name)).toHaveCount(0);
  await checkAccess(page, 'the trip cart');
  await drawer.getByRole('button', { name: 'Edit trip' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Trip Type' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The focus is back where it was.
  await expect(drawer.getByRole('button', { name: 'Edit trip' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Reset' }).click();
  await question(page, 'Are you sure, you want to reset?').getByRole('button', { name: 'Reset' }).click();
  await expect(drawer.getByText('Your trip cart is empty', { exact: true })).toBeVisible();
});

test('[RENT-05] [RENT-06] what is answered and chosen about a cart of vehicles leaves nothing open, and the focus where one goes on', async ({
  page,
}) => {
  const { daily, other } = await castOf(page);
  await arriveWithTripCart(page, daily.id, 4);
  await page.goto('/about-us?view=cart');
  const drawer = page.getByRole('dialog', { name: 'Trip Cart' });
  await test.step('a destination that is chosen while the trip is edited leaves nothing open: saving the trip opened its window again', async () => {
    await drawer.getByRole('button', { name: 'Edit trip' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Trip Type' });
    await form.getByRole('button', { name: /^Destination/ }).click();
    const places = page.getByRole('dialog', { name: 'Choose the destination' });
    await places.getByRole('combobox').fill('Plaza Independencia');
    await places.getByRole('option').first().click();
    await places.getByRole('button', { name: 'Use this place' }).click();
    await expect(places).toHaveCount(0);
    await form.getByRole('button', { name: 'Save the trip' }).click();
    await expect(page.getByText('The trip is changed')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Edit trip' })).toBeFocused();
    await expect(places).toHaveCount(0);
    await expect(page).toHaveURL(/view=cart$/);
  });
  await test.step('an answered question leaves the focus at the count in place of ‘Add’, and on the way on from a cart that it emptied: it went elsewhere or nowhere', async () => {
    const trip = new URLSearchParams({ ...pickup, trip_type: 'hourly', duration: '4' });
    await page.goto(`/rental/provider-details/${other.provider.id}?${trip}`);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Add: / })
      .first()
      .press('Enter');
    await question(page, 'Another provider').getByRole('button', { name: 'Reset and add' }).press('Enter');
    await expect(question(page, 'Another provider')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'One more' })).toBeFocused();
    await test.step('a vehicle that is taken off leaves the focus at the next one: it went to the last, and was lost where the trip is booked', async () => {
      for (const count of [2, 3]) {
        await main
          .getByRole('button', { name: /^Add: / })
          .first()
          .press('Enter');
        await expect(main.getByRole('button', { name: 'One more' })).toHaveCount(count);
      }
      await page.getByRole('banner').getByRole('button', { name: /cart/i }).press('Enter');
      for (const place of [drawer, main]) {
        const lines = place.getByRole('list', { name: 'Vehicles' }).getByRole('listitem');
        const next = (await lines.nth(1).getByRole('heading').textContent()) ?? '';
        await lines.first().getByRole('button', { name: 'Delete' }).press('Enter');
        await expect(lines.first().getByRole('heading')).toHaveText(next);
        await expect(lines.first().getByRole('button', { name: 'One more' })).toBeFocused();
        await page.goto('/rental/cart');
      }
    });
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).press('Enter');
    await drawer.getByRole('button', { name: 'Reset' }).press('Enter');
    const reset = question(page, 'Are you sure, you want to reset?');
    await reset.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(reset).toHaveCount(0);
    await expect(drawer.getByRole('link', { name: 'Find a vehicle' })).toBeFocused();
  });
});

test('[RENT-05] [RENT-12] a vehicle that was searched for another time is asked about: it joined the trip that the cart had, unsaid', async ({
  page,
}) => {
  const { daily, hoursOnly } = await castOf(page);
  await arriveWithTripCart(page, hoursOnly.id, 3);
  // Within the year ahead in which a trip may begin.
  const day = new Date(Date.now() + 200 * 86_400_000);
  const later = { trip_type: 'hourly', duration: '3', date: `${day.toISOString().slice(0, 10)} 10:00:00` };
  const told = day.toLocaleDateString('en', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const differs = new RegExp(`The cart’s trip: .Pickup Now.\\. You searched for: .${told}, 10:00.\\.`);
  // Pressed before the page has loaded the cart: the difference is reported all the same.
  const isPressed = Promise.withResolvers<void>();
  await page.route('**/rental/user/cart/**', async (route) => {
    if (route.request().method() === 'GET') await isPressed.promise;
    else isPressed.resolve();
    return route.continue();
  });
  await shown(page, daily, later);
  await add(page, daily);
  await expect(added(page)).toBeVisible();
  await expect(page.getByRole('status').getByText(differs)).toBeVisible();
  const once = page
    .getByRole('main')
    .getByRole('button', { name: `Add once more: ${daily.name}` })
    .first();
  await moveUntilSeen(page, once);
  await once.click();
  const asked = question(page, 'The trip differs');
  await expect(asked).toContainText(differs);
  await asked.getByRole('button', { name: 'Update the trip' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await expect(page.getByRole('dialog', { name: 'Trip Cart' })).toContainText(`${told}, 10:00`);
});

test('a vehicle that was added while the cart was being read is in the cart: what was read before took its place', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const { daily } = await castOf(page);
  const read = Promise.withResolvers<void>();
  const isIn = Promise.withResolvers<void>();
  let isPressed = false;
  // A read that begins after the press is answered before the vehicle is added, but arrives after.
  await page.route('**/rental/user/cart/**', async (route) => {
    if (route.request().method() !== 'GET') {
      isPressed = true;
      await read.promise;
      return route.continue();
    }
    const response = await route.fetch();
    if (isPressed) read.resolve();
    await isIn.promise;
    return route.fulfill({ response });
  });
  await shown(page, daily, { trip_type: 'hourly', duration: '3' });
  const pressed = page.waitForRequest((request) => request.url().includes('/add-to-cart'));
  await add(page, daily);
  await pressed;
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(added(page)).toBeVisible();
  isIn.resolve();
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await expect(page.getByRole('button', { name: 'Continue to cart' })).toBeVisible();
});

test('[RENT-07] [RENT-16] [MOD-07] the bill of a trip is of what is in sight: with one vehicle more it was that of before, and after a change in another tab that of another trip', async ({
  page,
}) => {
  await arriveWithContact(page);
  const [many] = await freeVehicles(page);
  if (!many) throw new Error('No vehicle is free by the hour.');
  const guest_id = await arriveWithTripCart(page, many.id, 2);
  await page.goto('/rental/cart');
  const main = page.getByRole('main');
  await test.step('cash for a trip changes hands on pickup: no delivery is spoken of', async () => {
    await expect(page.getByRole('radio', { name: /^Cash on pickup/ })).toBeChecked();
    await expect(main.getByText(/delivery/i)).toHaveCount(0);
  });
  const total = main.getByRole('button', { name: /^Book for/ });
  await expect(total).toBeEnabled();
  const one = Number((await total.textContent())?.replaceAll(/[^\d.]/g, ''));
  const priceOf = (amount: number) => `Book for $${amount.toLocaleString('en')}`;
  const count = main.getByRole('group', { name: many.name });
  await count.getByRole('button', { name: 'One more' }).click();
  await expect(total).toHaveText(priceOf(2 * one));
  await count.getByRole('button', { name: 'One less' }).click();
  await expect(total).toHaveText(priceOf(one));
  // Wait for the bill: otherwise a request for it might still be under way, from before the other tab's change.
  await expect(total).toBeEnabled();
  const wire = await wireIn(page, 'rental');
  const { user_data } = await wire.get<{ user_data: CartTrip }>(
    `/rental/user/cart/get-cart?guest_id=${guest_id}`,
  );
  const change = async (estimated_hours: number) => {
    const url = `${marketUrl()}/api/v1/rental/user/cart/update-user-data/${user_data.id}`;
    const { pickup_location, rental_type } = user_data;
    const data = { guest_id, pickup_location, rental_type, estimated_hours };
    expect((await page.request.put(url, { headers: wire.headers, data })).ok()).toBe(true);
  };
  // Another tab doubles the hours, and the bill is requested again: it does not match the trip shown.
  const answer = await holdFetch(page, '**/rental/user/cart/get-cart*');
  await change(4);
  // One that is under way from before the change answers with the old bill, and is not asked for twice meanwhile.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(total).toHaveText(priceOf(2 * one), { timeout: 1000 });
  }).toPass();
  await expect(total).toBeDisabled();
  await answer();
  await expect(main.getByText('Hourly · 4 hours')).toBeVisible();
  await expect(total).toBeEnabled();
  // A change made meanwhile is not booked unseen: it is shown first.
  await change(6);
  await total.click();
  const told = main.getByRole('list', { name: 'What has changed' });
  await expect(told).toHaveText('Rent typebefore Hourly · 4 hours Hourly · 6 hours');
  await expect(main.getByText('Hourly · 6 hours')).toHaveCount(2);
  await count.getByRole('button', { name: 'One more' }).click();
  await expect(told).toHaveCount(0);
  // An outdated price: today's must be accepted, and the old one is not offered beside it.
  await page.route('**/trip/trip-booking', (route) => {
    const sent = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify({ ...sent, seal: null, trip_amount: 1 }) });
  });
  await expect(total).toBeEnabled();
  await total.press('Enter');
  await expect(told).toBeFocused();
  await expect(
    main.getByRole('button', { name: `Accept $${(6 * one).toLocaleString('en')} and book` }),
  ).toBeVisible();
  await expect(total).toHaveCount(0);
});

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });
// A long journey, with two accessibility checks.
test.describe.configure({ timeout: 120_000 });

test('[RENT-15] [RENT-16] [LOC-12] [NAV-07] [NAV-01] a guest books a trip whose answer is lost, once, and follows it by number and phone, which cancels nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const { daily } = await castOf(page);
  await shown(page, daily, { trip_type: 'hourly', duration: '3' });
  await add(page, daily);
  await expect(added(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await page.getByRole('button', { name: /^Book for/ }).click();
  const contact = page.getByRole('dialog', { name: 'Contact person' });
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('name is required')).toBeVisible();
  await expect(contact.getByText('phone number required')).toBeVisible();
  await expect(contact.getByText('Email is required')).toBeVisible();
  await contact.getByLabel('Name').fill('Ana Silva');
  await contact.getByLabel('Phone').fill('+598 99 123 456');
  await contact.getByLabel('Email').fill('ana');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Must be a valid email')).toBeVisible();
  await contact.getByLabel('Email').fill('ana@example.com');
  await contact.getByRole('button', { name: 'Save' }).click();
  await checkAccess(page, 'booking a trip');
  // The booking arrives, but its answer is lost: although the cart is now empty, the page keeps asking.
  let isLost = true;
  await page.route('**/trip/trip-booking', async (route) => {
    if (!route.request().headers()['x-answered-only']) await route.fetch();
    return isLost ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect(page.getByText('We do not know yet whether your trip was booked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Book for/ })).toHaveCount(0);
  await test.step('what is not known yet is shown from its top, and the page has the focus: a phone showed the footer, and the focus was lost with the button', async () => {
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  // The page also checks by itself, and would continue before the press, which reloads the page.
  page.once('domcontentloaded', () => {
    isLost = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
  const number =
    (
      await page
        .getByText(/^Trip \d+/)
        .first()
        .textContent()
    )?.match(/\d+/)?.[0] ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'Track Trip' }).click();
  await page.getByLabel('Trip number').fill(number);
  await page.getByLabel('Phone').fill('+598 99 123 456');
  await page.getByRole('main').getByRole('button', { name: 'Track Trip' }).click();
  await expect(page.getByText(`Trip ${number}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toHaveCount(0);
});

test('[RENT-16] a guest cancels the trip that was just booked, and finds it among those that are past', async ({
  page,
}) => {
  await arriveAtTrip(page, await anotherVehicle(page));
  // It can be cancelled until the provider has seen it, which takes 20 seconds: everything that can wait comes after.
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  await question(page, 'Cancel this trip?').getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
  // The page is updated by its stream, before the answer closes the dialog.
  await expect(page).not.toHaveURL(/view=/);
  await checkAccess(page, 'a trip');
  const number = /\d+/.exec(
    (await page
      .getByText(/^Trip \d+/)
      .first()
      .textContent()) ?? '',
  )?.[0];
  await page.goto('/my-trips?tab=past');
  await expect(page.getByText(`Trip ${number}`)).toBeVisible();
});
