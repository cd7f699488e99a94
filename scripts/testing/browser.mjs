import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { runCommand } from './run.mjs';

/**
 * The path of a Chromium that starts here. In order: the one CHROMIUM_PATH names, the system's, Playwright's own,
 * the system's package (root on Debian), Playwright's download.
 */
export async function ensureBrowser(root) {
  const present = presentBrowser();
  if (present) return present;
  console.log('Installing a Chromium');
  if (process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update'], root, 'piped');
    await runCommand(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium'],
      root,
      'inherit',
      {
        DEBIAN_FRONTEND: 'noninteractive',
      },
    );
  }
  if (!presentBrowser()) await runCommand('playwright', ['install', 'chromium'], root, 'inherit');
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error('no Chromium here and none could be installed; name one in CHROMIUM_PATH');
}

function presentBrowser() {
  return findBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
}
