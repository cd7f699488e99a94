import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, test as base } from './market.ts';
import { type MarketLine, openLine } from './market-line.ts';

export { expect };

/** The test function behind a proxy of the test's own, with service workers allowed. */
export const test = base.extend<{ line: MarketLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here.
  line: async ({}, use) => {
    const { line, close } = await openLine(marketUrl());
    await use(line);
    await close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
  // What a cut connection makes a browser log; logos of gateways have the market's own address, not the proxy's.
  provoked: /ERR_|gateways|Failed to fetch|Failed to load resource|Error loading route module|preload CSS/,
});

/** Waits until the service worker has stored a page, which may be after the page was shown. */
export async function isKept(page: Page, path: string): Promise<void> {
  const keptPaths = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.endsWith('-page'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return pages.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(keptPaths).toContain(path);
}

/** A visit in the centre, with the service worker active and the page stored, if it may be. */
export async function arriveKept(page: Page, path: string): Promise<void> {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (!path.includes('?')) await isKept(page, path);
}
