import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';
import { arriveWithCart, setStock } from '../support/ordering.ts';
import { arriveSignedIn, type Card, wireIn } from '../support/shopping.ts';

const cake = 'Chajá cake';
const cakeSlug = 'la-isla-chaja';
// A page that is light to load, with the cart open.
const withCart = '/about-us?view=cart';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const stepperOf = (page: Page, name: string) => drawerOf(page).getByRole('group', { name });

test('a cart that is kept says whole what is in it on a phone: the names of goods were cut, and their number stood on two lines', async ({
  page,
}) => {
  await arriveAs(page, { language: 'nl', location: centre });
  const wire = await wireIn(page, 'food', await arriveSignedIn(page));
  for (const slug of ['artico-fast-sea-food-rabas', 'la-isla-martin-fierro']) {
    const { id, price } = await wire.get<Card>(`/items/details/${slug}`);
    await wire.post('/customer/cart/add', { item_id: id, quantity: 2, price, keep_both: true });
  }
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(withCart);
  const kept = page.getByRole('region', { name: 'Bewaard voor later' });
  await expect(kept.getByText('ARTICO Fast Sea Food', { exact: true })).toBeVisible();
  const goods = kept.getByText('2 artikelen');
  await expect(goods).toContainText('Gefrituurde inktvisringen');
  const cut = await goods.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
});

test.describe('on a broken line', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('[CART-07] two devices agree at once; what cannot be sent waits, outlives a reload and is sent once', async ({
    page,
    browser,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    const token = await arriveSignedIn(page);
    const wire = await wireIn(page, 'food', token);
    const { id, price } = await wire.get<Card>(`/items/details/${cakeSlug}`);
    await wire.post('/customer/cart/add', { item_id: id, quantity: 1, price });
    // Another device: the two only share the server.
    const device = await browser.newContext();
    const other = await device.newPage();
    await arriveAs(other, { language: 'en', location: centre });
    await other.addInitScript((value) => localStorage.setItem('token', value), token);
    await other.goto(`${marketUrl()}${withCart}`);
    await expect(stepperOf(other, cake).getByRole('status')).toHaveText('01');
    await page.goto(withCart);
    await stepperOf(page, cake).getByRole('button', { name: 'One more' }).click();
    await expect(stepperOf(other, cake).getByRole('status')).toHaveText('02');
    // Writes fail as if there were no network.
    await page.route('**/customer/cart/update', (route) => route.abort());
    await stepperOf(page, cake).getByRole('button', { name: 'One more' }).click();
    await expect(stepperOf(page, cake).getByRole('status')).toHaveText('03');
    await expect(page.getByText('Your changes are sent as soon as it is back.')).toBeVisible();
    await expect(stepperOf(other, cake).getByRole('status')).toHaveText('02');
    await page.unroute('**/customer/cart/update');
    await page.reload();
    await expect(stepperOf(page, cake).getByRole('status')).toHaveText('03');
    await expect(stepperOf(other, cake).getByRole('status')).toHaveText('03');
    await device.close();
  });
});

test('[CART-03] [ITEM-13] a pharmacy’s line tells the medicine and its prescription; one that is sold out is shown, and mended', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  const wire = await wireIn(page, 'pharmacy', await arriveSignedIn(page));
  // Needs a prescription, and is used by no other test.
  const medicine = await wire.get<Card & { generic_name: string[]; stock: number }>(
    '/items/details/amistad-betamethasone',
  );
  await wire.post('/customer/cart/add', { item_id: medicine.id, price: medicine.price, quantity: 2 });
  await page.clock.install();
  await page.goto(withCart);
  const line = drawerOf(page).getByRole('listitem').filter({ hasText: medicine.name });
  await expect(line).toContainText(medicine.generic_name.join(', '));
  await expect(line).toContainText('prescription is required');
  await setStock(page, medicine.slug, 1);
  // The cart stays open and untouched.
  await page.clock.fastForward(31_000);
  await expect(drawerOf(page).getByText('1 item has changed since you added it.')).toBeVisible();
  await expect(line).toContainText('Only 1 left.');
  await line.getByRole('button', { name: 'Take 1 instead' }).click();
  await expect(stepperOf(page, medicine.name).getByRole('status')).toHaveText('01');
  await expect(line.getByText('Only 1 left.')).toBeHidden();
  await setStock(page, medicine.slug, medicine.stock);
});

test('[CART-03] what a store takes off everything stands between its lines and the subtotal', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  const wire = await wireIn(page, 'pharmacy', await arriveSignedIn(page));
  // A pharmacy with 15 % off all its items.
  const cream = await wire.get<Card>('/items/details/drogueria-montevideo-hydrocortisone');
  await wire.post('/customer/cart/add', { item_id: cream.id, price: cream.price, quantity: 3 });
  await page.goto(withCart);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('listitem')).toContainText('$525');
  await expect(drawer.getByRole('paragraph').filter({ hasText: 'Store discount' })).toContainText('−$79');
  await expect(drawer.getByRole('paragraph').filter({ hasText: 'Subtotal' })).toContainText('$446');
});

test('a cart that is opened again says that its store has closed meanwhile', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  const headers = { authorization: `Bearer ${operatorToken()}` };
  const { storeId: id } = await arriveWithCart(page, 'la-granola-banana-pudding', 1);
  await page.goto('/about-us');
  const cartButton = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  await cartButton.click();
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(drawerOf(page)).not.toContainText('is closed now');
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  const take = (active: boolean) =>
    page.request.put(`/api/v1/ops/stores/${id}/open`, { headers, data: { active } });
  expect((await take(false)).ok()).toBe(true);
  try {
    await cartButton.click();
    await expect(drawerOf(page).getByText(/is closed now\.$/)).toBeVisible();
  } finally {
    await take(true);
  }
});

test('a cart that is opened again while it is read is read once more: what was read before stood for half a minute', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, cakeSlug, 1);
  await page.goto('/about-us');
  const cartButton = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const close = async () => {
    await drawerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawerOf(page)).toBeHidden();
  };
  await cartButton.click();
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1);
  await close();
  const isRead = Promise.withResolvers<void>();
  const isOpened = Promise.withResolvers<void>();
  let reads = 0;
  await page.route('**/customer/cart/list*', async (route) => {
    const response = await route.fetch();
    reads += 1;
    isRead.resolve();
    await isOpened.promise;
    await route.fulfill({ response });
  });
  await cartButton.click();
  await isRead.promise;
  await close();
  await cartButton.click();
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1);
  isOpened.resolve();
  await expect.poll(() => reads).toBe(2);
});
