// npm test: from a fresh clone to one line that says how many passed and failed. Runs on the machine's own Node;
// what it tests runs on the one that npm brings.
import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { findRuntime } from './setup/runtime.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureInstalled(root);
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const { status } = spawnSync(findRuntime(root), [join(root, 'scripts/testing/main.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
