import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOneByte } from './one-byte.mjs';

const same = (code: string): void => {
  const narrow = inOneByte(code);
  expect(narrow).toMatch(/^[\0-\xff]*$/);
  // biome-ignore lint/security/noGlobalEval: what both programs come to is what is compared.
  const run = eval;
  expect(run(narrow)).toEqual(run(code));
};

test.each([
  ['texts', `'\u0633\u0644\u0629 \u2019 caf\u00e9 \ud83d\udcbf' + "\u2014"`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the program under test has the placeholders.
  ['templates, with what stands between', '`\u0633 ${`\u2192 ${1 + 1}`} \\\u2019`'],
  ['letters behind backslashes', `['\\\u2019', '\\\\\u2019', '\\\\\\\u2019']`],
  [
    'patterns',
    `['\u0431', 'b', '\ud83d\udcbf'].map((letter) => [/^[\u0430-\u044f]$/.test(letter), /^[\ud83d\udcbf]$/u.test(letter), /^\\\u0431/.test(letter)])`,
  ],
  ['names', `(() => { const stra\u1e9ee = { \u0161: 1 }; return Object.entries(stra\u1e9ee); })()`],
])('%s come to the same in one byte a letter', (_what, code) => {
  same(code);
});

test('a file of Latin letters is as it was', () => {
  const code = 'const caf\u00e9 = "\u00e9";';
  expect(inOneByte(code)).toBe(code);
});

test('no text of ours is asked for as it stands with a letter beyond Latin-1', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  const raw = files.filter((name) =>
    /String\.raw`[^`]*[\u0100-\uffff]/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(raw).toEqual([]);
});
