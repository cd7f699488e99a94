// npm start: from a fresh clone to an open market. Runs on the machine's own Node; see scripts/setup.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { runServer } from './setup/run-server.mjs';
import { ensureStorefrontBuilt } from './setup/storefront-build.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureInstalled(root);
  ensureStorefrontBuilt(root);
  runServer(root, 'main.ts', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
