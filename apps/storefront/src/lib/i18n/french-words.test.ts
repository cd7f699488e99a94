import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const found = (fault: RegExp) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.fr.json'))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object))
    .filter(([, text]) => fault.test(String(text)));

test('no line begins with a sign in French: it keeps to the word before it', () => {
  expect(found(/ [;:?!»%]|« /)).toEqual([]);
});

test('a sign in French stands as far from its word as any other: some had a narrower space', () => {
  expect(found(/\u202f/)).toEqual([]);
});

test('a courier and a store have one name each in French, "coursier" and "magasin"', () => {
  expect(found(/livreur|boutique/i)).toEqual([]);
});
