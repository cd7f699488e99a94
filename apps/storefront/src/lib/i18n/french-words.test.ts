import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
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

test('the checkout is called in French as the button that leads there: it was called as its part about paying', () => {
  const textsOf = (namespace: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `${namespace}.fr.json`), 'utf8'));
  expect(textsOf('cart')['proceed']).toBe('Passer à la caisse');
  expect(textsOf('checkout')['title']).toBe('Caisse');
});

test('a way to pay, a review, a remark and cashback have one name each in French', () => {
  const others = /mode de paiement|évalu|\bnote pour\b|remise créditée/i;
  expect(found(others)).toEqual([]);
  const refusals = (Object.keys(refusalStatus) as RefusalCode[]).map((code) => messageOf(code, 'fr'));
  expect(refusals.filter((text) => others.test(text))).toEqual([]);
});

test('a day is told with its article in French: an offer ended "28 nov. 2026"', () => {
  const days = found(/\{time\}/).filter(([key]) => ['endsAt', 'returnedAt', 'menuAsOf'].includes(key));
  expect(days.filter(([, text]) => / (le|du) \{time\}/.test(String(text))).map(([key]) => key)).toEqual([
    'endsAt',
    'menuAsOf',
    'returnedAt',
  ]);
});
