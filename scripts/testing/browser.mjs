import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { runCommand } from './run.mjs';

/**
 * The path of a Chromium that starts here. In order: the one in CHROMIUM_PATH, the system's, Playwright's own, the
 * system's package (root on Debian), Playwright's download.
 */
export async function ensureBrowser(root) {
  const present = presentBrowser();
  if (present) return present;
  console.log('Installing a Chromium');
  if (process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackages(root);
  if (!presentBrowser()) await runCommand('playwright', ['install', 'chromium'], root, 'piped');
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error('no Chromium here and none could be installed; name one in CHROMIUM_PATH');
}

// Nearly all tests are faster with the headless shell; the other is for what it cannot do, and for systems without
// the shell.
const PACKAGES = [['chromium-headless-shell', 'chromium'], ['chromium']];

async function installPackages(root) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], root, 'piped');
  for (const names of PACKAGES) {
    const args = ['install', '--yes', '--no-install-recommends', ...names];
    await runCommand('apt-get', args, root, 'piped', environment);
    if (presentBrowser()) return;
  }
}

function presentBrowser() {
  return findBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
}
