import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  await page.goto('/home');
});

/** Types into the search and waits for what it offers. */
async function searchFor(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Search items and stores' });
  await box.fill(text);
  const lines = page.locator('[role=listbox]').getByRole('option');
  await expect(lines.filter({ hasText: text }).first()).toBeVisible();
  return { box, lines, active: page.locator('[role=option][aria-selected=true]') };
}

test('[NAV-03] the arrow keys lead through what the search offers and back to the box, and Enter opens the active line', async ({
  page,
}) => {
  const { box, lines, active } = await searchFor(page, 'coffee');
  await box.press('ArrowDown');
  await expect(active).toHaveText((await lines.first().textContent()) ?? '');
  await box.press('ArrowUp');
  await expect(active).toHaveCount(0);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).not.toHaveURL(/\/home$/);
  await expect(page).not.toHaveURL(/q=coffee/);
});

test('[NAV-03] Enter after the caret has moved searches for what is typed: it opened the line that the arrows had led to', async ({
  page,
}) => {
  const { box, active } = await searchFor(page, 'coffee');
  await box.press('ArrowDown');
  await box.press('Home');
  await expect(active).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/home\?.*q=coffee/);
});
