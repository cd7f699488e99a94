import type { Locator } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { ana } from '../support/ordering.ts';
import { inPagesOf, readToEnd } from '../support/read-to-end.ts';
import { arriveSignedIn, type Card, wireIn } from '../support/shopping.ts';
import { speak } from '../support/speak.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 760 };

const topOf = (part: Locator): Promise<number> => part.evaluate((one) => one.getBoundingClientRect().top);
const linesOf = (part: Locator): Promise<number> => part.evaluate((one) => one.getClientRects().length);

test('the phone number of a saved address stands in one line on a phone: its end began the next one', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  const wire = await wireIn(page, 'food', await arriveSignedIn(page));
  const { contact_person_email: _, ...saved } = ana;
  await wire.post('/customer/address/add', { ...saved, address_type: 'other' });
  await page.goto('/profile?page=addresses');
  const number = page.getByRole('main').getByText(ana.contact_person_number, { exact: true });
  await expect(number).toBeVisible();
  for (const language of ['en', 'ar'] as const)
    await test.step(language, async () => {
      await speak(page, language);
      expect(await linesOf(number)).toBe(1);
    });
});

test('the sum of a store’s reviews keeps off the edge of what scrolls, which cut its shadow, and stays beside what is read', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre });
  const dialog = page.getByRole('dialog', { name: 'Reviews' });
  await test.step('their window opens about as high as it stays: it grew to more than twice that once they came', async () => {
    const come = await holdFetch(page, '**/api/v1/stores/reviews?*');
    await page.goto('/store/la-isla?view=reviews:la-isla');
    await expect(dialog.getByText('Loading')).toBeAttached();
    const height = () => dialog.evaluate((one: HTMLElement) => one.offsetHeight);
    const waiting = await height();
    await come();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    const grown = (await height()) / waiting;
    expect(grown).toBeGreaterThan(0.9);
    expect(grown).toBeLessThan(1.1);
  });
  const sum = dialog.getByRole('progressbar').first().locator('xpath=ancestor::ul/..');
  const head = dialog.getByRole('heading', { name: 'Reviews' }).locator('..');
  const gap = async () =>
    (await topOf(sum)) - (await head.evaluate((one) => one.getBoundingClientRect().bottom));
  await expect(sum).toBeVisible();
  expect(await gap()).toBeGreaterThanOrEqual(4);
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(sum).toBeInViewport({ ratio: 1 });
  await test.step('more of them says how many are shown, and keeps the focus: it was lost with the first press', async () => {
    // No store of the demonstration has more than its window reads at once.
    await inPagesOf(page, '**/api/v1/stores/reviews?*', 4, 1);
    await page.goto('/store/montecristo?view=reviews:montecristo');
    await readToEnd(dialog, dialog.getByRole('button', { name: 'More reviews' }));
  });
});

test('the last favourite has no line below it, and goods stand on the hue of their module as on their cards', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const wire = await wireIn(page, 'food', await arriveSignedIn(page));
  for (const slug of ['la-isla-muzzarella', 'la-isla-martin-fierro']) {
    const { id } = await wire.get<Card>(`/items/details/${slug}`);
    await wire.post(`/customer/wish-list/add?item_id=${id}`);
  }
  await page.goto('/about-us?view=wishlist');
  const rows = page.getByRole('dialog', { name: 'Wishlist' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toHaveCSS('border-bottom-width', '1px');
  await expect(rows.last()).toHaveCSS('border-bottom-width', '0px');
  await expect(rows.first().locator('[data-hue=food]')).toHaveCSS('background-image', /gradient/);
});

test('a vehicle of the trip cart fills its place: at night bars stood above and below a bright picture', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental', theme: 'dark' });
  const wire = await wireIn(page, 'rental', await arriveSignedIn(page));
  const { id } = await wire.get<Card>('/rental/vehicle/get-vehicle-details/alquiler-de-bicicletas-rambla');
  const here = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const asked = { pickup_location: here, rental_type: 'hourly', estimated_hours: 2 };
  await wire.post('/rental/user/cart/add-to-cart', { vehicle_id: id, quantity: 1, ...asked });
  await page.goto('/rental/cart');
  const picture = page.getByRole('region', { name: 'Vehicles' }).getByRole('listitem').locator('img');
  await expect(picture).toHaveCSS('object-fit', 'cover');
  await expect(picture).not.toHaveCSS('filter', 'none');
});

test('whoever writes to support already is not asked to: the list beside the open conversation offered it as its one action', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/profile?page=inbox&chat=support');
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list.getByText('No messages yet')).toBeVisible();
  // The link above the list is always there.
  const offers = list.getByRole('link', { name: 'Write to support' });
  await expect(offers).toHaveCount(1);
  await page.goto('/profile?page=inbox');
  await expect(offers).toHaveCount(2);
});
