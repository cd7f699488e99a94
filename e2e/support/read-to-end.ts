import type { Locator, Page } from '@playwright/test';
import { expect } from './market.ts';

/** Lets the market answer a list in pages of so many. */
export async function inPagesOf(page: Page, pattern: string, size: number, times?: number): Promise<void> {
  await page.route(
    pattern,
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', String(size));
      await route.fulfill({ response: await route.fetch({ url: String(url) }) });
    },
    { ...(times !== undefined && { times }) },
  );
}

/**
 * Presses what shows more of a list, by keyboard, until its end: how much is shown is said, and the focus is at the first
 * row that has come.
 */
export async function readToEnd(place: Locator, more: Locator): Promise<void> {
  const shown = place.getByRole('status').filter({ hasText: /^Showing \d+ of \d+$/ });
  const focused = place.locator(':focus');
  await expect(more).toBeVisible();
  while ((await more.count()) > 0) {
    const before = (await shown.textContent()) ?? '';
    await more.press('Enter');
    await expect(shown).not.toHaveText(before);
    await expect(place.locator('ul > li:focus')).toHaveCount(1);
    const rows = focused.locator('xpath=ancestor::*[2]').locator('> ul > li');
    await expect(rows.nth(Number(/\d+/.exec(before)?.[0]))).toBeFocused();
  }
}
