import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';

// Without choices and without counted stock; two of it reach the smallest order.
const dessert = 'la-isla-martin-fierro';

/** Has the answers of a call that writes wait until they are let go. */
async function holdAnswer(page: Page, path: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return { letGo };
}

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });

test('an order whose answer comes once its page was left is told, and leads nobody away from where they went', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  const held = await holdAnswer(page, '**/customer/order/place');
  await page.goto('/checkout?page=cart');
  const placed = page.waitForRequest('**/customer/order/place');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await placed;
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  held.letGo();
  const told = page.getByText('Order placed.');
  await expect(told).toBeVisible();
  // A step to the order would have been taken by then; one of the test's own would hide that it is under way.
  await expect(told).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await cartButton(page).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('an order whose answer comes once its page was left and opened again leads on from there', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  const held = await holdAnswer(page, '**/customer/order/place');
  await page.goto('/checkout?page=cart');
  const placed = page.waitForRequest('**/customer/order/place');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await placed;
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  held.letGo();
  await expect(page).toHaveURL(/\/orders\//);
});
