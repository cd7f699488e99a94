import type { Page } from '@playwright/test';
import { holdFetch } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import {
  ana,
  arriveSignedIn,
  arriveWithCart,
  deliverOrder,
  moveOrder,
  placeOrder,
} from '../support/ordering.ts';
import { isPressedBeside } from '../support/pressed-beside.ts';

const dessert = 'la-isla-martin-fierro';

const steps = (page: Page) => page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
const status = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

/** Tracks a delivered order, after a wrong number and a wrong phone. */
async function trackByPhone(page: Page, number: string): Promise<void> {
  const track = async (given: string, phone: string) => {
    await page.getByLabel('Order number').fill(given);
    await page.getByLabel('Phone number').fill(phone);
    const answered = page.waitForResponse(/order\/track/);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    return answered;
  };
  const answers: [number, string, string | null][] = [];
  await page.goto('/track-order');
  for (const [given, phone] of [
    [number, '099 000 000'],
    ['999999', ana.contact_person_number],
  ] as const) {
    const answer = await track(given, phone);
    const { message } = (await answer.json()) as { message: string };
    await expect(page.getByText('This order was not found')).toBeVisible();
    answers.push([answer.status(), message, await page.getByRole('main').getByRole('alert').textContent()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  await track(number, '00598 99123456');
  await expect(status(page)).toHaveText('Delivered');
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
}

test.describe('on a map', () => {
  test.use({ drawsMaps: true });

  test('[CHK-09] an order is followed live, step by step, with the way on the map; it is found by number and phone, and by nobody else', async ({
    page,
  }) => {
    const order = await placeOrder(page, await arriveWithCart(page, dessert));
    await page.goto(`/orders/${order.id}`);
    await expect(status(page)).toHaveText('Order placed');
    await test.step('an order that has not come yet is not said to be delivered to anybody', () =>
      expect(page.getByRole('heading', { name: 'Delivery to' })).toBeVisible());
    await test.step('the link to an order’s store is as high as a finger is wide: it was 19 px, below the least of 24', async () => {
      const link = page.getByRole('link', { name: 'To the store' });
      await expect.poll(() => isPressedBeside(link, 18)).toBe(true);
    });
    await test.step('an order is followed live, step by step, with the way on the map', async () => {
      await expect(page.getByText(/Expected at \d\d:\d\d/)).toBeVisible();
      await expect(steps(page)).toHaveCount(6);
      for (const next of ['confirmed', 'processing', 'handover', 'picked_up'])
        await moveOrder(page, order.id, next);
      await expect(status(page)).toHaveText('On the way');
      await expect(
        page.getByRole('status').filter({ hasText: `Order ${order.number}: On the way` }),
      ).toBeAttached();
      await expect(page.getByRole('img', { name: 'Your door' })).toBeVisible();
      await expect(steps(page).first()).toContainText(/\d\d:\d\d/);
      await moveOrder(page, order.id, 'delivered');
      await expect(status(page)).toHaveText('Delivered');
    });
    await test.step('tracking by number and phone; a miss and a mismatch get the same answer', () =>
      trackByPhone(page, order.number));
    await test.step('an order of somebody else is not there', async () => {
      await page.addInitScript(() => localStorage.removeItem('guest_id'));
      await page.goto(`/orders/${order.id}`);
      await expect(page.getByText('This order was not found')).toBeVisible();
    });
  });

  test('a take-away order shows on a map where to collect it, and no door, until the page is left: it showed no map, then one that went while it was looked at', async ({
    page,
  }) => {
    const order = await placeOrder(page, await arriveWithCart(page, dessert), 'take_away');
    await page.goto(`/orders/${order.id}`);
    const map = page.getByRole('region', { name: 'Map with the store where you collect the order' });
    await expect(map).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your door' })).toHaveCount(0);
    for (const next of ['confirmed', 'processing', 'handover', 'delivered'])
      await moveOrder(page, order.id, next);
    await expect(status(page)).toHaveText('Collected');
    // All below would jump into its place.
    await expect(map).toBeVisible();
    await page.reload();
    await expect(status(page)).toHaveText('Collected');
    await expect(map).toHaveCount(0);
  });
});

test('[CHK-09] cancelling asks once more, and why; the focus goes to where the order stands: it fell to the page', async ({
  page,
}) => {
  const order = await placeOrder(page, await arriveWithCart(page, dessert));
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  const mistake = dialog.getByRole('radio', { name: 'I ordered by mistake' });
  await mistake.check();
  await test.step('a reload keeps the reason, as it keeps one’s own words: it had to be chosen again', async () => {
    await page.reload();
    await expect(mistake).toBeChecked();
  });
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(status(page)).toHaveText('Cancelled');
  await expect(dialog).toBeHidden();
  await expect(status(page)).toBeFocused();
});

test('the question whether to cancel an order that has failed says that nobody started on it: it spoke of a store that might have', async ({
  page,
}) => {
  const order = await placeOrder(page, await arriveWithCart(page, dessert));
  await moveOrder(page, order.id, 'failed');
  await page.goto(`/orders/${order.id}`);
  await expect(status(page)).toHaveText('Failed');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog.getByText('Nobody has started on it, so cancelling is free of charge.')).toBeVisible();
});

test('[CHK-01] [CHK-09] my orders: a guest sees what is under way, a customer the past ones too', async ({
  page,
}) => {
  const guest = await arriveWithCart(page, dessert);
  const order = await placeOrder(page, guest);
  await page.goto('/my-orders');
  await expect(page.getByText(`Order ${order.number}`)).toBeVisible();
  await expect(page.getByText('Guests only see the orders under way on this device.')).toBeVisible();
  await arriveSignedIn(page, guest.guestId);
  await deliverOrder(page, order.id);
  await page.goto('/my-orders');
  await expect(page.getByText('No order is under way.')).toBeVisible();
  await page.getByRole('link', { name: 'La Isla' }).click();
  await expect(status(page)).toHaveText('Delivered');
});

test('somebody who has never ordered is told so once: two empty lists, one below the other, each told it in words of its own', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/my-orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Find something good' })).toBeVisible();
  await expect(main.getByRole('heading')).toHaveText(['My orders', 'No orders yet']);
});

test.describe('with its map', () => {
  test.use({ drawsMaps: true });

  test('what stands while an order is loading is as high as the order: the page jumped when it came', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const order = await placeOrder(page, await arriveWithCart(page, dessert));
    const letCome = await holdFetch(page, '**/customer/order/details*');
    await page.goto(`/orders/${order.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Order', { exact: true })).toBeVisible();
    const height = async () => (await main.boundingBox())?.height ?? 0;
    const waiting = await height();
    await letCome();
    await expect(page.getByRole('heading', { name: 'Delivery to' })).toBeVisible();
    expect(Math.abs((await height()) - waiting)).toBeLessThan(40);
  });
});
