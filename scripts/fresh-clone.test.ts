import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'promenade-fresh-clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const path of ['package.json', 'scripts/setup', 'scripts/start.mjs', 'scripts/market.mjs'])
    cpSync(join(root, path), join(clone, path), { recursive: true });
  cpSync(join(root, 'scripts/migrate.mjs'), join(clone, 'scripts/migrate.mjs'));
  // An npm of our own: it is there, and installs nothing.
  writeFileSync(
    join(clone, 'npm.js'),
    "if (process.argv[2] === '--version') console.log('11.0.0'); else process.exit(1);",
  );
});

afterAll(() => rmSync(clone, { recursive: true }));

test.each(['start', 'market', 'migrate'])(
  'npm run %s in a fresh clone installs, and throws no stack',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    const [, ...args] = String(scripts[name]).split(' ');
    const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' });
    expect(stdout).toBe('Installing dependencies (npm ci)\n');
    expect(stderr.trim()).toBe('The dependencies could not be installed; npm says why above.');
  },
);

test.each(['start', 'migrate'])('words behind npm run %s are refused: --port opened another port', (name) => {
  const args = [`scripts/${name}.mjs`, '--port', '4000'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
  expect(stderr).toContain('Nothing here reads --port 4000: what can be set is in .env.example');
  expect(status).toBe(1);
});
