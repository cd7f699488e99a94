// `npm run browsers`: what visitors do, in a browser other than Chromium, which WEBDRIVER_URL leads to.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';

const root = join(import.meta.dirname, '..');
if (process.env.WEBDRIVER_URL) ensureBuilt(root);
const { status } = spawnSync('node', ['e2e/browsers/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
