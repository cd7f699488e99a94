import type { Locator, Page } from '@playwright/test';
import { arriveWithTripCart } from '../support/book-trip.ts';
import { freeVehicles } from '../support/free-vehicles.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart } from '../support/ordering.ts';

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

/** Where something stands once it no longer moves by itself, as a window does that rises. */
async function restOf(place: Locator): Promise<number> {
  let before = Number.NaN;
  await expect(async () => {
    const now = await topOf(place);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  return before;
}

/** What is in sight stands where it stood before the rest came. */
async function standsStill(places: readonly Locator[], come: () => Promise<void>): Promise<void> {
  const before: number[] = [];
  for (const place of places) before.push(await restOf(place));
  await come();
  for (const [at, place] of places.entries())
    expect(Math.abs((await restOf(place)) - (before[at] ?? Number.NaN))).toBeLessThanOrEqual(1);
}

async function checkoutOf(page: Page): Promise<void> {
  await arriveWithCart(page, 'la-isla-martin-fierro');
  await page.goto('/checkout?page=cart');
}

// Where it cannot be drawn, a map gives way to a note, which is lower.
test.use({ drawsMaps: true });

test('what a finger aims at stands where it was first shown, at checkout, in its window, where a trip is booked and a parcel sent', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await arriveAs(page, { language: 'en', location: centre });
  await test.step('the button that orders stands still when the bill comes: it moved up by 3 px', async () => {
    const come = await holdFetch(page, '**/customer/order/quote');
    await checkoutOf(page);
    const place = main.getByRole('button', { name: /^Place order/ });
    await standsStill([place], async () => {
      await come();
      await expect(main.locator('[data-row="total"]')).toBeVisible();
    });
  });
  await test.step('the window of an address opens as high as its form: its head moved up by 84 px under a finger', async () => {
    const come = await holdFetch(page, '**/assets/address-form-*.js');
    const searchComes = await holdFetch(page, '**/assets/place-picker-view-*.js');
    await main.getByRole('button', { name: 'Edit' }).first().click();
    const dialog = page.getByRole('dialog');
    await standsStill([dialog.getByRole('button', { name: 'Close' })], async () => {
      await come();
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    });
    await test.step('who has scrolled on in a window stays there when its first field comes and takes the focus: the window went back to its top, and a press on a name moved the pin of the map', async () => {
      const name = dialog.getByLabel('Name');
      await name.scrollIntoViewIfNeeded();
      await standsStill([name], async () => {
        await searchComes();
        await expect(dialog.getByRole('combobox').first()).toBeFocused();
      });
    });
  });
  await test.step('the contact of a trip stands still when its bill says when it ends: it moved down by 54 px', async () => {
    const [vehicle] = await freeVehicles(page);
    await arriveWithTripCart(page, vehicle?.id ?? '', 3);
    const come = await holdFetch(page, '**/rental/user/trip/quote');
    await page.goto('/rental/cart');
    const places = [
      main.getByRole('button', { name: 'Add the contact' }),
      main.getByRole('button', { name: /^Book/ }),
    ];
    await standsStill(places, async () => {
      await come();
      await expect(main.getByRole('button', { name: /^Book for/ })).toBeVisible();
    });
  });
  await test.step('the fields of a parcel come with its kinds: they moved down by 28 px when those came', async () => {
    await arriveAs(page, { language: 'en', location: centre, module: 'parcel' });
    const asked = Promise.withResolvers<void>();
    const come = Promise.withResolvers<void>();
    await page.route('**/parcel-category*', async (route) => {
      asked.resolve();
      await come.promise;
      return route.continue();
    });
    await page.goto('/parcel/send');
    // The form's code is there by then.
    await asked.promise;
    const name = main.getByLabel('Sender’s name');
    await expect(name).toHaveCount(0);
    come.resolve();
    await expect(name).toBeVisible();
    await expect(main.getByRole('radiogroup', { name: 'What do you want to send?' })).toBeVisible();
  });
});
