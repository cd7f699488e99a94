import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './support/browser.ts';

const executablePath = findBrowser();

/** Journeys and screens in a real browser, against one market served from a throwaway database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.tmp/browser-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.tmp/browser-report.json' }]],
  globalSetup: './support/start-market.ts',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Montevideo',
    trace: 'retain-on-failure',
    launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) },
  },
});
