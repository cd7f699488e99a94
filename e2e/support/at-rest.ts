import type { Page } from '@playwright/test';

/**
 * Waits for what a page only loads when idle, such as what other tabs change: from then on the browser's
 * frame follows the theme. It changes now and then, not with each frame: a page that is always drawn anew is never idle.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { dataset } = document.documentElement;
      dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
      return document.querySelector('meta[name=theme-color][media]') === null;
    },
    undefined,
    { polling: 200 },
  );
}
