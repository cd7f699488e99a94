import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './installation.mjs';
import { runServer } from './run-server.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Runs a program below apps/server as an npm script does: installed, and `prepared` for it. Problems that its caller
 * can fix are reported in a sentence.
 */
export function runScript(program, prepared = () => undefined) {
  try {
    ensureInstalled(root);
    prepared(root);
    runServer(root, program, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
