import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findLicenceProblems } from './licences.mjs';
import { findSecrets } from './secrets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));

describe('licences of libraries', () => {
  const packages = (license: string | undefined, name = 'some', more: object = {}) => ({
    packages: { [`node_modules/${name}`]: { version: '1.0.0', license, ...more } },
  });

  test('of the lockfile all are in the list, or let in with a reason', () => {
    expect(findLicenceProblems(lock)).toEqual([]);
  });

  test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'MIT OR Apache-2.0'])(
    '%s is taken',
    (license) => {
      expect(findLicenceProblems(packages(license))).toEqual([]);
    },
  );

  test.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    'SSPL-1.0',
    'MPL-2.0',
    'UNLICENSED',
    'LGPL-3.0',
  ])('%s is not', (license) => {
    expect(findLicenceProblems(packages(license))).toHaveLength(1);
  });

  test('one that says nothing is not, but for the program of another platform', () => {
    expect(findLicenceProblems(packages(undefined))).toHaveLength(1);
    expect(findLicenceProblems(packages(undefined, 'some-win32-x64', { optional: true }))).toEqual([]);
  });

  test('an exception is for its package and its licence alone', () => {
    expect(findLicenceProblems(packages('MPL-2.0', 'lightningcss'))).toEqual([]);
    expect(findLicenceProblems(packages('GPL-3.0', 'lightningcss'))).toHaveLength(1);
    expect(findLicenceProblems(packages('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toEqual([]);
    expect(findLicenceProblems(packages('LGPL-3.0-or-later', 'not-sharp'))).toHaveLength(1);
  });
});

// Put together here, so that this file holds none.
const x = (count: number) => 'aB3'.repeat(count).slice(0, count);
const fixtures: readonly (readonly [string, string])[] = [
  ['a private key', `-----BEGIN ${'RSA'} PRIVATE KEY-----`],
  ['a key of Stripe', `sk_${'live'}_${x(24)}`],
  ['a secret of a webhook', `whsec_${x(32)}`],
  ['a key of Google', `AIza${x(35)}`],
  ['a key of Amazon', `AKIA${'ABCD1234'.repeat(2)}`],
  ['a token of GitHub', `ghp_${x(36)}`],
  ['a token of npm', `npm_${x(36)}`],
  ['a token of Slack', `xoxb-${x(12)}`],
  ['a key of Twilio', `SK${'0123456789abcdef'.repeat(2)}`],
  ['a signed token', `eyJ${x(20)}.eyJ${x(20)}.${x(43)}`],
  ['a password in an address', `postgres://market:${x(12)}@db.internal/market`],
  ['a secret in a setting', `SMTP_PASSWORD=${x(12)}`],
];

describe('secrets in files', () => {
  test.each(fixtures)('%s is found', (what, secret) => {
    expect(findSecrets(`first line\n${secret}\n`)).toContainEqual([2, what]);
  });

  test.each([
    'SMTP_PASSWORD=',
    'postgres://user:password@host/database',
    'a hash: 3f786850e387550fdab836ed7e6dc881de23001b',
    'sha512-7JhjgOfZjrIFJH5TlHrpRua864Si5GvwrPr5',
    'Bearer <token>',
  ])('%s is none', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});

test('the bill of materials is CycloneDX and names every library that is locked for all platforms', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const { bomFormat, components } = JSON.parse(text.toString()) as {
    bomFormat: string;
    components: { purl: string; licenses?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const locked = Object.entries<{ version?: string; optional?: boolean; link?: boolean }>(lock.packages)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .map(([path, { version }]) => `pkg:npm/${path.split('node_modules/').at(-1)}@${version}`);
  expect(locked.filter((purl) => !named.has(purl))).toEqual([]);
});
