import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Runs what `npm run market` runs; npm tells in INIT_CWD where it was called. */
async function market(args: readonly string[], calledIn = root) {
  const child = spawn(process.execPath, ['scripts/market.mjs', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: calledIn },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [printed, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode, printed, complaint: complaint.trim() };
}

test('the market script says what it can do', async () => {
  const { exitCode, printed, complaint } = await market(['help']);
  expect([exitCode, complaint]).toEqual([0, '']);
  expect(printed).toContain('import FILE --catalogue FOLDER');
});

test('a mistake is one sentence and exit code 1, and paths are from where one stands', async () => {
  const args = ['import', 'away.osm', '--catalogue', join(root, 'packages/market/catalogue')];
  const { exitCode, complaint } = await market(args, tmpdir());
  expect(complaint).toBe(`${join(tmpdir(), 'away.osm')} cannot be found, or this account may not read it.`);
  expect(exitCode).toBe(1);
});
