// Runs every test file that proves a row of the resiliency matrix, and writes the matrix into docs/reliability.md
// from what passed: `npm run resilience`. A run of all rooms' tests fails if the document is stale
// (apps/server/src/testing).
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const PROVES = /\bproves\(\{/;

function provingFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return provingFiles(path);
    return entry.name.endsWith('.test.ts') && PROVES.test(readFileSync(path, 'utf8')) ? [path] : [];
  });
}

const files = provingFiles(join(root, 'apps/server/src'));
const env = { ...process.env, RESILIENCE: 'write' };
const { status } = spawnSync('vitest', ['run', '--project', 'rooms', ...files], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
