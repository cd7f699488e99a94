import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../apps/server/src/config/config.ts';
import { createLog, openMarket } from '../apps/server/src/open-market.ts';

const root = join(import.meta.dirname, '..');

/** Runs what `npm run market` runs; npm tells in INIT_CWD where it was called. */
async function market(args: readonly string[], calledIn = root, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/market.mjs', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: calledIn, ...env },
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

/** A whole backup, of a market with nothing in it. */
async function putEmptyBackup(folder: string): Promise<void> {
  const empty = { migrations: [], tables: [], sequences: [], media: [] };
  const text = JSON.stringify({
    ...{ format: 'promenade-backup', version: 1, takenAt: '2026-11-26T12:00:00.000Z' },
    ...empty,
  });
  await writeFile(join(folder, 'manifest.json'), text);
  await writeFile(join(folder, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
}

test('a token is made and a customer signed out while the market on the embedded database is open', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'promenade-open-market-'));
  const open = await openMarket(loadConfig({ DATA_DIR, PATH: process.env['PATH'] }), createLog('silent'));
  const env = { DATA_DIR, DATABASE_URL: '' };
  await putEmptyBackup(DATA_DIR);
  const [token, signedOut, restored] = await Promise.all([
    market(['operator-token'], root, env),
    market(['sign-out', '--everybody'], root, env),
    market(['restore', DATA_DIR], root, env),
  ]);
  await open.close();
  await rm(DATA_DIR, { recursive: true, force: true });
  expect(token).toMatchObject({ exitCode: 0, complaint: '' });
  expect(token.printed).toMatch(/^[\w-]{43}\n$/);
  expect(signedOut).toMatchObject({ exitCode: 0, printed: '0 sessions ended.\n' });
  expect(restored.complaint).toContain('is already running');
});

test('what a command prints is its answer alone: lines of the log stood in it, and with replicas before a token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-logging-'));
  await putEmptyBackup(folder);
  const env = { DATA_DIR: join(folder, 'new'), DATABASE_URL: '', LOG_LEVEL: 'debug' };
  const { printed, complaint } = await market(['restore', folder], root, env);
  await rm(folder, { recursive: true, force: true });
  expect(printed).toBe('');
  expect(complaint).toContain('"msg":"Creating a PostgreSQL');
});
