import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { findWholeBrowser, startOf } from './support/browser.ts';

/** `npm run phone`: what pages and presses cost a phone; it prints figures and proves nothing by itself. */
export default defineConfig({
  ...base,
  globalSetup: './phone/market-aside.ts',
  projects: [{ name: 'phone', testMatch: '**/*.phone.ts' }],
  // One at a time: each is measured.
  workers: 1,
  fullyParallel: false,
  timeout: 1_800_000,
  use: {
    ...base.use,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // What is measured is a browser as people have it.
    launchOptions: startOf(findWholeBrowser()),
  },
  outputDir: '../.tmp/phone-results',
  reporter: [['line']],
});
