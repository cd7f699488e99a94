// `npm run browsers`: a guest's order in a browser other than Chromium, which WEBDRIVER_URL leads to.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';

const root = join(import.meta.dirname, '..');
if (process.env.WEBDRIVER_URL) ensureBuilt(root);
const { status } = spawnSync('node', ['e2e/browsers/main.ts'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
