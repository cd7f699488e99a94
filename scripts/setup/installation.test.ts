import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, runNpmScript } from './installation.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promenade-installation-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function install(env = process.env) {
  const url = JSON.stringify(new URL('./installation.mjs', import.meta.url).href);
  const script = `(await import(${url})).ensureInstalled(${JSON.stringify(root)})`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env });
}

type Entries = Record<string, { version?: string; integrity?: string; optional?: boolean; os?: string[] }>;

function write(wanted: Entries, present: Entries): void {
  for (const path of Object.keys(present)) mkdirSync(join(root, path), { recursive: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
}

const one = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } };

test('a fresh clone is not installed', () => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: one }));
  expect(isInstalled(root)).toBe(false);
});

test('what the lock names is installed', () => {
  write({ '': {}, ...one }, one);
  expect(isInstalled(root)).toBe(true);
});

test.each([
  ['another version', { 'node_modules/one': { version: '2.0.0', integrity: 'sha512-one' } }],
  ['other content', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-two' } }],
  ['one more package', { ...one, 'node_modules/two': { version: '1.0.0', integrity: 'sha512-two' } }],
])('a lock with %s asks for an installation', (_name, wanted) => {
  write(wanted, one);
  expect(isInstalled(root)).toBe(false);
});

test('packages of another platform may be absent, those of this one may not', () => {
  const elsewhere = { 'node_modules/two': { version: '1.0.0', optional: true, os: ['plan9'] } };
  write({ ...one, ...elsewhere }, one);
  expect(isInstalled(root)).toBe(true);
  const here = { 'node_modules/two': { version: '1.0.0', optional: true, os: [process.platform] } };
  write({ ...one, ...here }, one);
  expect(isInstalled(root)).toBe(false);
});

test('an installation on an older Node does not call a machine unsupported that brings its own', () => {
  const own = { name: 'one', version: '1.0.0', engines: { node: '>=999' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(own));
  const lock = { ...own, lockfileVersion: 3, packages: { '': own } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  const said = install();
  expect([said.status, said.stdout]).toEqual([0, expect.stringContaining('Installing dependencies')]);
  expect(said.stdout + said.stderr).not.toMatch(/EBADENGINE|Unsupported engine/);
});

test('an account whose home cannot be written installs: npm ended over its cache', () => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: one }));
  // An npm of our own, whose cache no account makes, as it would be below a file; it ends where it is given no other.
  const answers = {
    '--version': "console.log('11.0.0')",
    config: `console.log(${JSON.stringify(join(root, 'package-lock.json', '.npm'))})`,
    ci: `process.exit(process.argv.includes('--cache=.npm-cache') ? 0 : 1)`,
  };
  const cases = Object.entries(answers).map(([word, answer]) => `case '${word}': ${answer}; break;`);
  writeFileSync(join(root, 'npm.js'), `switch (process.argv[2]) { ${cases.join(' ')} }`);
  const said = install({ ...process.env, npm_execpath: join(root, 'npm.js') });
  expect([said.status, said.stderr]).toEqual([0, '']);
});

test('a storefront that was built by a test is not the slow one of development', () => {
  const script = `node -e "require('fs').writeFileSync('built-for.txt', String(process.env.NODE_ENV))"`;
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'one', scripts: { build: script } }));
  expect(process.env['NODE_ENV']).toBe('test');
  runNpmScript(root, 'build', 'It could not be built.');
  expect(readFileSync(join(root, 'built-for.txt'), 'utf8')).toBe('production');
});

test('the first start says what it does in some lines: a build filled the terminal with nine hundred', () => {
  const lines = `node -e "console.log('one of many files'); process.exit(Number(process.env.FAILS ?? 0))"`;
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'one', scripts: { build: lines } }));
  const url = JSON.stringify(new URL('./installation.mjs', import.meta.url).href);
  const script = `(await import(${url})).runNpmScript(${JSON.stringify(root)}, 'build', 'Not built.')`;
  const build = (FAILS: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, FAILS },
    });
  expect(build('0')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(build('1').stderr).toMatch(/one of many files\n.*Not built\./s);
});
