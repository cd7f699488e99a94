// npm run migrate: the first command on a database of one's own, from a fresh clone too. Runs on the machine's own Node.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { runServer } from './setup/run-server.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureInstalled(root);
  runServer(root, 'src/migrate-cli.ts', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
