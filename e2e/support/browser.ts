import { existsSync } from 'node:fs';

/** Flags for a headless Chromium without a sandbox or background network requests. */
const browserFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Maps need software rendering.
  '--enable-unsafe-swiftshader',
];

/**
 * For tests, which read pages but do not look at them: with hardly any memory for rasters the browser draws little
 * more than a map, which saves a twelfth of a load's processor time.
 */
export const hardlyDrawn = '--force-gpu-mem-available-mb=2';

// The headless shell has no browser windows, which saves four tenths of the processor time.
const shell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The browser to use: the one in `CHROMIUM_PATH`, else the system's, else (undefined) Playwright's own. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || [shell, ...wholeBrowsers].find((path) => existsSync(path));
}

/** A full browser, which unlike the shell can show push notifications. */
export function findWholeBrowser(): string | undefined {
  return wholeBrowsers.find((path) => existsSync(path)) ?? findBrowser();
}

/** Launch options; without a path, Playwright's own browser. */
export const startOf = (executablePath: string | undefined, ...flags: readonly string[]) => ({
  args: [...browserFlags, ...flags],
  ...(executablePath ? { executablePath } : {}),
});
