import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The Dutch of a file: all of it where the name says so, otherwise what stands by `nl`. */
function dutchOf(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  const isDutch = /(^|[./])nl[./]/.test(path);
  return isDutch ? text : [...text.matchAll(/\bnl:\s*(['"`])(.*?)\1/gs)].map(([, , said]) => said).join('\n');
}

const patterns = [
  'apps/{server,storefront}/src/**/*.nl.{ts,json}',
  'apps/server/src/**/nl/*.md',
  'apps/server/src/**/*.ts',
  'packages/{contract,domain,market}/src/**/*.ts',
];
const files = globSync(patterns, { cwd: root }).filter((path) => !/\.(test|fixture)\./.test(path));

// 'u' is also an hour: '3 u', '# u'.
const formal = /(?<![\d#] )(?<![\p{L}\p{N}])(u|uw|uwe|uzelf)(?![\p{L}\p{N}_.(])/giu;

test('Dutch says je to everybody: pages, mails and the forms of partners said u', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    [...dutchOf(path).matchAll(formal)].map(({ 0: word, input, index }) => {
      return `${path}: ${word} in '${input.slice(Math.max(0, index - 20), index + 20)}'`;
    }),
  );
  expect(found).toEqual([]);
});
