import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

const tooOften = 'Too many requests. Try again in 20 seconds.';

/** Refuses a call once. */
const answerTooOften = (page: Page, call: string) =>
  page.route(
    `**/api/v1/**/${call}*`,
    (route) => {
      const errors = [{ code: 'too_often', message: tooOften }];
      return route.fulfill({ status: 429, json: { errors, message: tooOften } });
    },
    { times: 1 },
  );

test('an address that nobody can read leads nowhere in words for people', async ({ page }) => {
  for (const [path, title] of [
    ['/track-order?link=cut-off', 'This order was not found'],
    ['/trip', 'The trip was not found'],
    ['/payment', 'There is no such payment'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.getByText('The address may be old or mistyped.', { exact: true })).toBeVisible();
    });
});

for (const [what, path, call, label, title] of [
  ['an order', '/track-order?order_id=100999&phone=099123456', 'order/track', 'Order', 'This order'],
  ['a trip', '/track-trip?trip_id=100999&phone=099123456', 'trip/track', 'Trip', 'The trip'],
] as const)
  test(`${what} that is looked for by its number`, async ({ page }) => {
    await answerTooOften(page, call);
    await page.goto(path);
    const main = page.getByRole('main');
    const [number, phone] = [main.getByLabel(`${label} number`), main.getByLabel(/^Phone/)];
    const send = main.getByRole('button', { name: /^Track/ });
    const asked = () => page.waitForResponse((answer) => answer.url().includes('/track?'));
    await test.step('it is not said to be missing to somebody who asks too often, and can be asked for again', async () => {
      await expect(main.getByText(`The ${label.toLowerCase()} could not be loaded`)).toBeVisible();
      await expect(main.getByText(tooOften)).toBeVisible();
      const again = asked();
      await send.click();
      expect((await again).status()).toBe(404);
      await expect(main.getByRole('alert')).toContainText(`${title} was not found`);
    });
    await test.step('what was typed is there to be corrected, and can be sent again: the form was empty', async () => {
      await expect(number).toHaveValue('100999');
      await expect(phone).toHaveValue('099123456');
      const again = asked();
      await send.click();
      expect((await again).status()).toBe(404);
      await expect(main.getByRole('alert')).toContainText(`${title} was not found`);
      const corrected = asked();
      await number.fill('100998');
      await send.click();
      expect((await corrected).url()).toContain('100998');
      await expect(number).toHaveValue('100998');
    });
    await test.step('its number is typed in Arabic digits, or pasted as a page shows it: it was refused', async () => {
      for (const given of ['١٠٠٠٤٢', '\u2068100042\u2069', ' #100 042 ']) {
        await number.fill('');
        await number.focus();
        await page.keyboard.insertText(given);
        await expect(number).toHaveValue('100042');
      }
    });
    await test.step('a form that tracks says at its fields what is missing: a browser’s own bubble showed one at a time', async () => {
      await number.fill('');
      await phone.fill('1');
      await phone.press('Enter');
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(/^Please enter your (order|trip) number/);
      await expect(phone).toHaveAccessibleDescription(/^Please enter a phone number/);
      await number.fill('1000');
      await expect(number).toHaveAccessibleDescription('');
    });
  });

for (const [path, call, title, missing] of [
  [
    '/orders/01941f29-7c00-7000-8000-00000000000a',
    'order/details',
    'The order could not be loaded',
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
    await answerTooOften(page, call);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(title)).toBeVisible();
    await expect(main.getByText(tooOften)).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(missing)).toBeVisible();
  });

test('what an application is found by', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/partner-application');
  const reference = page.getByRole('main').getByLabel('Reference');
  await test.step('the reference of an application has the width of its page', async () => {
    expect((await reference.locator('..').boundingBox())?.width).toBeGreaterThan(360 - 40);
  });
  await test.step('a reference of an application that is incomplete gets the same answer as an unknown one', async () => {
    await reference.fill('No. 7');
    await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('There is no application with this reference.')).toBeVisible();
  });
});

test('an address that names no line of an order opens no empty review', async ({ page }) => {
  await page.goto('/home?view=review:none', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where there are no brands, nothing is said of categories', async ({ page }) => {
  await page.goto('/brands');
  await expect(page.getByText('There is nothing here yet')).toBeVisible();
});

test("[NAV-01] [NAV-09] a page of the profile with an address of its own is shown there: it showed the profile's settings", async ({
  page,
}) => {
  for (const [name, path, title] of [
    ['my-orders', '/my-orders', 'My orders'],
    ['my-trips', '/my-trips', 'My trips'],
    ['settings', '/settings', 'Settings'],
    ['track-order', '/track-order', 'Track order'],
  ] as const)
    await test.step(`/profile?page=${name} shows what ${path} does`, async () => {
      await page.goto(`/profile?page=${name}`);
      await expect(page.getByRole('main').getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
});
