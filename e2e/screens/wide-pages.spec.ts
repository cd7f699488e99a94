import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, moveOrder, placeOrder } from '../support/ordering.ts';
import { arriveSignedIn, wireIn } from '../support/shopping.ts';
import { lettered } from '../support/lettered.ts';
import { reword, speak } from '../support/speak.ts';

const tablet = { width: 768, height: 900 };
const wide = { width: 1440, height: 900 };
const main = (page: Page) => page.getByRole('main');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[CHK-09] what was ordered stands below the state of an order that has come, and on a phone before its store as ever: the wide column was empty', async ({
  page,
}) => {
  const order = await placeOrder(page, await arriveWithCart(page, 'la-isla-martin-fierro'));
  for (const status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
    await moveOrder(page, order.id, status);
  await page.setViewportSize(wide);
  await page.goto(`/orders/${order.id}`);
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Items', 'Store', 'Delivery to']);
  const [state, items, store] = await Promise.all(
    [main(page).getByRole('heading', { level: 1 }), headings.first(), headings.nth(1)].map(boxOf),
  );
  expect(items?.x).toBe(state?.x);
  expect(store?.x).toBeGreaterThan(items?.x ?? 0);
  expect(store?.y).toBeLessThan(items?.y ?? 0);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await Promise.all([headings.first(), headings.nth(1)].map(boxOf));
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test('orders stand two in a row on a wide page: the price of each was a screen away from its name', async ({
  page,
}) => {
  const guest = await arriveWithCart(page, 'la-isla-martin-fierro');
  const one = await placeOrder(page, guest);
  const wire = await wireIn(page, 'food');
  const item = await wire.get<{ id: string; price: number }>('/items/details/la-isla-martin-fierro');
  const line = { guest_id: guest.guestId, item_id: item.id, quantity: 2, price: item.price };
  await wire.post('/customer/cart/add', line);
  const other = await placeOrder(page, guest);
  await page.setViewportSize(wide);
  await page.goto('/my-orders');
  const rowOf = ({ number }: { number: string }) =>
    main(page)
      .getByRole('listitem')
      .filter({ hasText: `Order ${number}` });
  // The newest is first.
  const [first, second] = [await boxOf(rowOf(other)), await boxOf(rowOf(one))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  await page.setViewportSize(tablet);
  // A width relative to the window's follows it a moment later.
  await expect.poll(async () => (await boxOf(rowOf(one))).x).toBe((await boxOf(rowOf(other))).x);
});

test('a customer’s pages on a tablet and on a wide page', async ({ page }) => {
  const token = await arriveSignedIn(page);
  const wire = await wireIn(page, 'food', token);
  const { id } = await wire.get<{ id: string }>('/stores/details/artico-fast-sea-food');
  const message = {
    message_id: crypto.randomUUID(),
    counterpart: 'store',
    counterpart_id: id,
    text: 'Hello',
  };
  await wire.post('/customer/message/send', message);
  await page.route('**/customer/message/list**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"last_at":"[^"]*"/, '"last_at":"2025-12-28T12:00:00.000Z"');
    await route.fulfill({ response: answer, body: text });
  });
  await test.step('every page of the profile is in sight in its menu at 768 px: three of eight lay beyond its edge, and nothing told of them', async () => {
    await page.setViewportSize(tablet);
    await page.goto('/profile?page=inbox&chat=support');
    const entries = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
    await expect(entries).toHaveCount(8);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
    // Below two rows the field to write is still on the screen.
    await expect(page.getByLabel('Write a message')).toBeInViewport({ ratio: 1 });
  });
  await test.step('the names of stores are whole in the inbox of a wide page: they were cut for the date', async () => {
    await page.setViewportSize(wide);
    const row = main(page).getByRole('link', { name: /ARTICO/ });
    await expect(row).toContainText('Dec 28, 2025');
    const name = row.getByText('ARTICO Fast Sea Food', { exact: true });
    await expect.poll(() => name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
  await test.step('the button that moves points is as wide as its words, beside a field that fits a number: both had half of the page', async () => {
    await page.goto('/loyalty-points');
    const button = page.getByRole('button', { name: 'Move to wallet' });
    await expect(button).toBeVisible();
    const field = await boxOf(page.getByLabel('Points to exchange'));
    const { x, y, width, height } = await boxOf(button);
    expect(field.width).toBeLessThanOrEqual(360);
    expect(width).toBeLessThan(220);
    expect(x).toBeGreaterThan(field.x + field.width);
    expect(y + height / 2).toBeCloseTo(field.y + field.height / 2, -1);
  });
  await test.step('the menu has two rows at 768 px on its every page, in French, too: where notifications are open the last one stood alone in a third', async () => {
    await page.setViewportSize(tablet);
    await page.goto('/profile?page=notifications');
    const entries = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
    await expect(entries).toHaveCount(8);
    await lettered(page);
    const rows = () =>
      entries.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(await rows()).toBe(2);
    const french = ['Paramètres du profil', 'Adresses', 'Portefeuille', 'Bons de réduction'];
    const rest = ['Points de fidélité', 'Code de parrainage', 'Notifications', 'Connexion et appareils'];
    for (const [turn, words] of [...french, ...rest].entries()) await reword(entries.nth(turn), words);
    expect(await rows()).toBe(2);
  });
});

test('a row’s buttons are faint where there is nothing more to go to, in a page from right to left, too: at its beginning both looked alike', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/home');
  const row = main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('button') })
    .first();
  const faint = () =>
    row
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => Number(getComputedStyle(one).opacity) < 1));
  for (const language of ['en', 'ar'] as const) {
    await speak(page, language);
    await expect.poll(faint, language).toEqual([true, false]);
    await row.getByRole('list').evaluate((list) => {
      const along = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      list.scrollTo({ left: along * list.scrollWidth });
    });
    await expect.poll(faint, language).toEqual([false, true]);
  }
});
