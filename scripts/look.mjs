// `npm run crawl` checks every page in every language, theme and as every kind of shopper; `npm run gallery` takes
// screenshots of them; `npm run phone` measures pages and presses on a phone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureBrowser } from './testing/browser.mjs';

const root = join(import.meta.dirname, '..');
const runs = {
  crawl: ['--config', 'e2e', 'crawl/'],
  gallery: ['--config', 'e2e/gallery.config.ts'],
  phone: ['--config', 'e2e/phone.config.ts'],
};
const args = runs[process.argv[2]];
if (args === undefined) {
  console.error(`Say what to do: ${Object.keys(runs).join(' or ')}.`);
  process.exit(1);
}
ensureBuilt(root);
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(root), CRAWL: 'all' };
const { status } = spawnSync('playwright', ['test', ...args], { cwd: root, stdio: 'inherit', env });
if (args === runs.gallery) console.log(`\nAll on one page: ${join('.tmp', 'gallery', 'index.html')}`);
process.exit(status ?? 1);
