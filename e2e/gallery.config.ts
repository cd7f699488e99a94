import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run gallery`: a picture of every screen, for the eye; it proves nothing by itself. */
export default defineConfig({
  ...base,
  projects: [{ name: 'gallery', testMatch: '**/*.shots.ts' }],
  workers: 2,
  outputDir: '../.tmp/gallery-results',
  reporter: [['list']],
});
