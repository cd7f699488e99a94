// npm run market -- demo: fills the market that the environment names with the demonstration city.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { findRuntime } from './setup/runtime.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureInstalled(root);
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...envFile, join('apps', 'server', 'src', 'market-cli.ts'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(findRuntime(root), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
