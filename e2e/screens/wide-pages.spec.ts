import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, placeOrder } from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';

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
