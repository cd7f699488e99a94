// npm start: from a fresh clone to an open market. Runs on the machine's own Node; see scripts/setup.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { runServer } from './setup/run-server.mjs';
import { ensureBuilt } from './setup/build.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureInstalled(root);
  ensureBuilt(root);
  runServer(root, 'build/main.js', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
