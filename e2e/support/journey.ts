import type { Locator, Page } from '@playwright/test';
import type { Words } from './journey-words.ts';
import { expect } from './market.ts';

/** Landing: types an address and takes the first suggestion. */
export async function sayWhere(page: Page, words: Words): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: words.searchPlace });
  await search.fill('18 de Julio 1360');
  await page.getByRole('option', { name: /1360/ }).first().click();
  await expect(page).toHaveURL(/\/home/);
}

/** From the cart's button to checkout, as a guest. */
export async function goToCheckout(page: Page, words: Words): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words.cart }).click();
  await page.getByRole('button', { name: words.proceed }).click();
  await page.getByRole('button', { name: words.guest, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
}

/** Fills in the guest's contact card and places the order. */
export async function placeAsGuest(page: Page, words: Words): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: words.edit, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill('Ana Pereira');
  await dialog.getByLabel(words.phone, { exact: true }).fill('099 123 456');
  await dialog.getByLabel(words.email, { exact: true }).fill('ana@example.com');
  await dialog.getByLabel(words.house, { exact: true }).fill('1360');
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: words.placeOrder }).click();
  await expect(page).toHaveURL(/\/orders\//);
}

/**
 * Watches the order arrive: the autopilot confirms it after 20 seconds and delivers it within a minute. `besides` are
 * seen while the courier is on the way.
 */
export async function watchArrive(page: Page, words: Words, ...besides: readonly Locator[]): Promise<void> {
  const status = page.getByRole('heading', { level: 1 });
  await expect(status).toHaveText(words.placed);
  // The courier is on the way for only two or three seconds, so all are awaited at the same time.
  const timeout = 60_000;
  await Promise.all([
    expect(status).toHaveText(words.onTheWay, { timeout }),
    ...[page.getByText(words.courierAway), ...besides].map((one) => expect(one).toBeVisible({ timeout })),
  ]);
  await expect(status).toHaveText(words.delivered, { timeout });
}
