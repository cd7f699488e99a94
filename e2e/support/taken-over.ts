import type { Locator } from '@playwright/test';

/**
 * Until the page's code has taken an element over: it comes after what is seen, and may come after the page's `load`. A
 * link that is pressed before loads the page it leads to.
 */
export async function takenOver(locator: Locator): Promise<void> {
  const element = await locator.elementHandle();
  await locator
    .page()
    .waitForFunction((one) => Object.keys(one ?? {}).some((key) => key.startsWith('__reactProps')), element);
}
