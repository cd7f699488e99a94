import type { Page } from '@playwright/test';

/** Until words are drawn with the market's font: a page begins with stand-ins, which are wider here and narrower there. */
export async function lettered(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('font') !== null);
  await page.evaluate(() => document.fonts.ready);
}
