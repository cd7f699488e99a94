import { existsSync } from 'node:fs';

/** Flags under which a headless Chromium neither needs a sandbox nor asks the network for anything. */
const browserFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A map is drawn without a graphics card.
  '--enable-unsafe-swiftshader',
];

/**
 * For tests, which read pages and look at no picture of them: without room for what it has drawn a browser draws little
 * more than a map. A twelfth of a load's processor time.
 */
export const hardlyDrawn = '--force-gpu-mem-available-mb=2';

// It draws pages and no windows around them, which spares four tenths of a browser's processor time.
const shell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The browser to drive: the one that `CHROMIUM_PATH` names, the system's, or (undefined) Playwright's own. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || [shell, ...wholeBrowsers].find((path) => existsSync(path));
}

/** A browser as people have it, which can do what the shell cannot: show what is pushed. */
export function findWholeBrowser(): string | undefined {
  return wholeBrowsers.find((path) => existsSync(path)) ?? findBrowser();
}

/** How a browser is started; undefined is Playwright's own. */
export const startOf = (executablePath: string | undefined, ...flags: readonly string[]) => ({
  args: [...browserFlags, ...flags],
  ...(executablePath ? { executablePath } : {}),
});
