import type { Page } from '@playwright/test';
import { checkAccess as check } from '../support/axe.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, arriveWithContact, saveAddress } from '../support/ordering.ts';

test.use({ drawsMaps: true });

// Without choices and without counted stock; two of it reach the minimum order.
const dessert = 'la-isla-martin-fierro';
const noWhere = { latitude: -34.8, longitude: -56.25 };

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox').and(page.locator('input'));

// One variant per part: axe's rules do not depend on it, except for contrast and direction.
const narrowDark = { language: 'en', theme: 'dark', width: 360 } as const;
const wideArabic = { language: 'ar', theme: 'light', width: 1440 } as const;

async function arriveIn(page: Page, look: typeof narrowDark | typeof wideArabic): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 800 });
  await arriveAs(page, { ...look, location: centre });
}

test('[LOC-01] [LOC-03] [LOC-04] no finding of axe where a location is chosen', async ({ page, context }) => {
  test.setTimeout(120_000);
  await arriveIn(page, wideArabic);
  await page.addInitScript(() =>
    localStorage.setItem('recent-places', '[{"text":"Sarandí 500","lat":-34.9066,"lng":-56.2035}]'),
  );
  await page.goto('/about-us?view=location');
  await box(page).focus();
  await page.keyboard.press('ArrowDown');
  const lines = page.getByRole('dialog').getByRole('option');
  await expect(lines.and(page.locator('[aria-selected="true"]'))).toBeVisible();
  await check(page, 'recents');
  await box(page).fill('bulevar artigas 1234');
  await expect(lines.nth(1)).toBeVisible();
  await check(page, 'suggestions');
  await box(page).fill('xqzwv kkjjhh');
  await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible();
  await check(page, 'nothing found');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(noWhere);
  await page.goto('/');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible();
  await check(page, 'outside');
  await page.goto('/about-us?view=map');
  const chip = page.getByRole('dialog').locator('button[aria-pressed]');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/Cordón|كوردون/).last()).toBeAttached();
  await check(page, 'the map with its zones');
});

test('[LOC-13] no finding of axe in the address book', async ({ page }) => {
  test.setTimeout(120_000);
  await arriveIn(page, narrowDark);
  await page.goto('/profile?page=addresses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'a guest');
  const token = await arriveSignedIn(page);
  await page.goto('/profile?page=addresses');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await check(page, 'empty');
  await saveAddress(page, token, centre);
  await page.goto('/about-us?view=location');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await check(page, 'the header’s list');
  await page.goto('/profile?page=addresses');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await check(page, 'the list');
  await page.getByRole('main').getByRole('listitem').getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check(page, 'the question before deleting');
  await page.goto('/profile?page=addresses&view=address:new');
  const form = page.getByRole('dialog');
  await form.locator('input[name="contact_person_name"]').fill('');
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole('alert').last()).toBeVisible();
  await check(page, 'the form with errors');
});

test('[LOC-06] [LOC-07] [LOC-08] no finding of axe in the address part of checkout', async ({ page }) => {
  test.setTimeout(120_000);
  await arriveIn(page, wideArabic);
  await arriveWithContact(page);
  const { guestId } = await arriveWithCart(page, dessert);
  await page.goto('/checkout?page=cart&view=address');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await check(page, 'a guest’s form');
  await page.goto('/checkout?page=cart&view=contact');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await check(page, 'a guest’s contact');
  // A guest's contact would become the account's first address.
  await page.addInitScript(() => localStorage.removeItem('guest-contact'));
  const token = await arriveSignedIn(page, guestId);
  await page.goto('/checkout?page=cart&view=saved-addresses');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
  await check(page, 'no saved address');
  await saveAddress(page, token, centre);
  await page.goto('/checkout?page=cart&view=saved-addresses');
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
  await check(page, 'saved addresses');
});
