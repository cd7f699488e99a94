import type { Page } from '@playwright/test';
import { expect, test } from '../support/market.ts';
import { type Address, everyAddress, everyView, type ModuleType } from './addresses.ts';
import { walkByTab, walkDialog, watchFocus } from './keyboard.ts';
import { settle, wake } from './look-at-page.ts';
import { arriveLooking, enterModule, type Look } from './looking.ts';

// `npm run crawl` walks all pages and every dialog; otherwise those with the most controls.
const isWhole = process.env['CRAWL'] === 'all';
const usual = new Set(['routes/store', 'routes/product']);
const look: Look = { language: 'en', theme: 'light', shopper: 'customer', width: 1180 };

/** A page knows whether its visitor is signed in a moment after its code has loaded. */
async function walkPage(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Profile' }).waitFor();
  return walkByTab(page);
}

async function walk(
  page: Page,
  addresses: readonly Address[],
  through: (page: Page) => Promise<string[]>,
): Promise<string> {
  const findings: string[] = [];
  let current: ModuleType = 'food';
  await page.goto('/home');
  for (const address of addresses) {
    if (address.module !== current) await enterModule(page, address.module);
    current = address.module;
    await page.goto(address.path);
    await wake(page);
    await settle(page);
    findings.push(
      ...(await through(page)).map((finding) => `${address.path} (${address.module}) ${finding}`),
    );
  }
  return findings.join('\n');
}

test('every page is reached by keyboard, in the order it is read, and the focus is always seen', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await watchFocus(page);
  const addresses = await everyAddress(page, await arriveLooking(page, look));
  const walked = isWhole ? addresses : addresses.filter(({ route }) => usual.has(route));
  expect(await walk(page, walked, walkPage)).toBe('');
});

test('a dialog holds the focus until Escape closes it', async ({ page }) => {
  test.setTimeout(300_000);
  await arriveLooking(page, look);
  const views = await everyView(page);
  expect(await walk(page, isWhole ? views : views.slice(0, 1), walkDialog)).toBe('');
});

test('a window keeps the focus however soon Tab is pressed again at its edge', async ({ page }) => {
  await arriveLooking(page, look);
  await page.goto('/home?view=module');
  const dialog = page.getByRole('dialog');
  const buttons = dialog.getByRole('button');
  await expect(buttons.first()).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  // Delays the next frame, in which the focus trap moves the focus.
  await page.evaluate(() => {
    const late: FrameRequestCallback[] = [];
    Object.assign(window, {
      late,
      requestAnimationFrame: (callback: FrameRequestCallback) => late.push(callback),
    });
  });
  await buttons.last().focus();
  const focused = page.locator(':focus');
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('data-base-ui-focus-guard');
  }
  await page.evaluate(() => {
    for (const callback of (window as unknown as { late: FrameRequestCallback[] }).late) callback(0);
  });
  await expect(dialog.locator(':focus')).toHaveRole('button');
});
