import type { Locator } from '@playwright/test';

/**
 * Waits until React has hydrated an element, which happens after it becomes visible, and possibly after the page's
 * `load`. A link pressed before that loads its page from the server.
 */
export async function hydrated(locator: Locator): Promise<void> {
  const element = await locator.elementHandle();
  await locator
    .page()
    .waitForFunction((one) => Object.keys(one ?? {}).some((key) => key.startsWith('__reactProps')), element);
}
