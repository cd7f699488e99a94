import { defineConfig } from '@playwright/test';
import { temporaryFolder } from '../scripts/testing/temporary-folder.ts';
import { findBrowser, hardlyDrawn, startOf } from './support/browser.ts';
import type { ProjectOptions } from './support/market.ts';

// Workers, the market and the browser inherit it.
process.env['TMPDIR'] ??= temporaryFolder();

const waiting = '**/guest-order.*.spec.ts';
const signIn = ['**/sign-in-outcomes.spec.ts', '**/account-life.spec.ts', '**/account-layouts.spec.ts'];
// Without a graphics card each frame of a movement is drawn by the processor, a sixth of the ring's time.
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const isFilmed = process.env['TRACE'] === 'on';

/** Journeys and screens in a real browser, against one market served from a throwaway database. */
export default defineConfig<object, ProjectOptions>({
  testDir: '.',
  outputDir: '../.tmp/browser-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Two more than a small machine has cores: the journeys of a project of their own mostly wait, and the others now and then.
  workers: 4,
  projects: [
    // An order takes the autopilot most of a minute: two workers that watch one are two idle cores.
    { name: 'to the door', testMatch: waiting, workers: 1, use: still },
    // A worker of theirs opens a market of its own, where ways of signing in are turned on and off: they begin while the
    // others' is imported.
    {
      name: 'ways of signing in',
      testMatch: signIn,
      workers: 1,
      use: { ...still, hasOwnMarket: true },
    },
    {
      name: 'all others',
      testMatch: '**/*.spec.ts',
      testIgnore: [waiting, ...signIn],
      workers: 3,
      use: still,
    },
  ],
  // The longest without a limit of their own take 25 seconds on two busy cores; a slower machine passes them, too.
  timeout: 90_000,
  // A window opens when a page's code has come, which took more than ten seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.tmp/browser-report.json' }]],
  globalSetup: './support/start-market.ts',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Montevideo',
    // What a worker answers no route of a test sees: the tests of reading without a connection let it in.
    serviceWorkers: 'block',
    // A trace films every test, which takes a quarter of their time: asked for when one is looked into.
    trace: isFilmed ? 'retain-on-failure' : 'off',
    launchOptions: startOf(findBrowser(), ...(isFilmed ? [] : [hardlyDrawn])),
  },
});
