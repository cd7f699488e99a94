import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { findBrowser, startOf } from './support/browser.ts';

/** `npm run gallery`: a picture of every screen, for the eye; it proves nothing by itself. */
export default defineConfig({
  ...base,
  projects: [{ name: 'gallery', testMatch: '**/*.shots.ts' }],
  workers: 2,
  // All that is in sight and beyond is drawn.
  use: { ...base.use, launchOptions: startOf(findBrowser()) },
  outputDir: '../.tmp/gallery-results',
  reporter: [['list']],
});
