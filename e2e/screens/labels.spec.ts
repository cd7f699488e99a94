import { arriveAs, centre, expect, test } from '../support/market.ts';

test('[LANG-05] labels that the specification writes with capitals are exact', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'View all', exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Help & Support', exact: true }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart', exact: true });
  await expect(drawer.getByRole('button', { name: 'Continue Shopping', exact: true })).toBeVisible();
  await page.goto('/store/la-isla');
  await page.getByRole('button', { name: 'Add Chajá cake' }).click();
  await expect(page.getByText('Item added to cart', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(drawer.getByRole('button', { name: 'Proceed To Checkout', exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Change Chajá cake' }).click();
  await expect(page.getByRole('button', { name: 'Update To Cart', exact: true })).toBeVisible();
});
