import type { Page } from '@playwright/test';

/** Waits for the market's font: the fallback fonts shown before have other widths. */
export async function lettered(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('font') !== null);
  await page.evaluate(() => document.fonts.ready);
}
