import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');

test('no line begins with a sign in French: it keeps to the word before it', () => {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.fr.json'))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object))
    .filter(([, text]) => / [;:?!»%]|« /.test(String(text)));
  expect(found).toEqual([]);
});
