import { arriveAs, centre, expect, test } from '../support/market.ts';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

for (const [path, title] of [
  ['/track-order?link=cut-off', 'This order was not found'],
  ['/trip', 'The trip was not found'],
  ['/payment', 'There is no such payment'],
] as const)
  test(`${path}, which nobody can read, leads nowhere in words for people`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByText('The address may be old or mistyped.', { exact: true })).toBeVisible();
  });

for (const [path, label, title] of [
  ['/track-order?order_id=100999&phone=099123456', 'Order number', 'This order was not found'],
  ['/track-trip?trip_id=100999&phone=099123456', 'Trip number', 'The trip was not found'],
] as const)
  test(`${path}: what was typed is there to be corrected, and can be sent again: the form was empty`, async ({
    page,
  }) => {
    const asked = () => page.waitForResponse((answer) => answer.url().includes('/track?'));
    const main = page.getByRole('main');
    await page.goto(path);
    await expect(main.getByRole('alert')).toContainText(title);
    await expect(main.getByLabel(label)).toHaveValue('100999');
    await expect(main.getByLabel('Phone')).toHaveValue('099123456');
    const again = asked();
    await main.getByRole('button', { name: /^Track/ }).click();
    expect((await again).status()).toBe(404);
    await expect(main.getByRole('alert')).toContainText(title);
    const corrected = asked();
    await main.getByLabel(label).fill('100998');
    await main.getByRole('button', { name: /^Track/ }).click();
    expect((await corrected).url()).toContain('100998');
    await expect(main.getByLabel(label)).toHaveValue('100998');
  });

for (const [path, call, title, missing] of [
  [
    '/track-order?order_id=100999&phone=099123456',
    'order/track',
    'The order could not be loaded',
    'was not found',
  ],
  [
    '/orders/01941f29-7c00-7000-8000-00000000000a',
    'order/details',
    'The order could not be loaded',
    'was not found',
  ],
  [
    '/track-trip?trip_id=100999&phone=099123456',
    'trip/track',
    'The trip could not be loaded',
    'was not found',
  ],
  [
    '/payment?order_id=01941f29-7c00-7000-8000-00000000000a',
    'payment',
    'The payment could not be loaded',
    'no such',
  ],
] as const)
  test(`${path} is not said to be missing to somebody who asks too often, and can be asked for again`, async ({
    page,
  }) => {
    const message = 'Too many requests. Try again in 20 seconds.';
    const json = { errors: [{ code: 'too_often', message }], message };
    await page.route(`**/api/v1/**/${call}*`, (route) => route.fulfill({ status: 429, json }), { times: 1 });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(title)).toBeVisible();
    await expect(main.getByText(message)).toBeVisible();
    await main.getByRole('button', { name: /^(Track|Try again)/ }).click();
    await expect(main.getByText(missing)).toBeVisible();
  });

test('a reference of an application that is incomplete gets the same answer as an unknown one', async ({
  page,
}) => {
  await page.goto('/partner-application');
  await page.getByRole('main').getByLabel('Reference').fill('No. 7');
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('There is no application with this reference.')).toBeVisible();
});

test('an address that names no line of an order opens no empty review', async ({ page }) => {
  await page.goto('/home?view=review:none', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where there are no brands, nothing is said of categories', async ({ page }) => {
  await page.goto('/brands');
  await expect(page.getByText('There is nothing here yet')).toBeVisible();
});

for (const [page, path, title] of [
  ['my-orders', '/my-orders', 'My orders'],
  ['my-trips', '/my-trips', 'My trips'],
  ['settings', '/settings', 'Settings'],
  ['track-order', '/track-order', 'Track order'],
] as const)
  test(`[NAV-01] [NAV-09] /profile?page=${page} shows what ${path} does: it showed the profile's settings`, async ({
    page: shown,
  }) => {
    await shown.goto(`/profile?page=${page}`);
    await expect(shown.getByRole('main').getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(shown).toHaveURL(path);
  });
