import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The refusals stand beside the fields: whoever reads one has just read the other.
const refusals = join(import.meta.dirname, '../../../../../packages/contract/src/refusals');
const textsIn = (folder: string, ending: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

test('an email is called so everywhere in English, not "e-mail" in every other form', () => {
  const texts = [
    ...textsIn(join(import.meta.dirname, 'messages'), '.en.json'),
    ...textsIn(refusals, 'texts.en.ts'),
  ];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(([, text]) => /e-mail/i.test(text)).map(([file]) => file)).toEqual([]);
});
