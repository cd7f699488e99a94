import type { Page } from '@playwright/test';

/**
 * Waits for what a page brings only when it is at rest, such as holding second presses: from then on the frame of the
 * browser follows the theme.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
    return document.querySelector('meta[name=theme-color][media]') === null;
  });
}
