import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const shopperTexts = (): [string, string][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.nl.json'))
    .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
const allTexts = (): [string, string][] => [
  ...shopperTexts(),
  ...(Object.keys(refusalStatus) as RefusalCode[]).map((code): [string, string] => [
    code,
    messageOf(code, 'nl'),
  ]),
];

test('whoever reads Dutch is called "je" everywhere, not "u" on some pages', () => {
  const found = shopperTexts()
    // After a number it is the hour.
    .filter(([, text]) => /(?<!# )\b(u|uw)\b/i.test(String(text)));
  expect(found).toEqual([]);
});

test('the cart has one name in Dutch, "mandje", in its heading and on the buttons that lead to it', () => {
  expect(shopperTexts().filter(([, text]) => /winkelwagen|winkelmand\b/i.test(String(text)))).toEqual([]);
});

test('what need not be filled in, the home page, a campaign and a limit have one name each in Dutch', () => {
  const others =
    /niet verplicht|mag leeg|\bnaar home\b|\bactie\b|hooguit|maximaal|ten minste|levertijd|verifiëren|\baanvraag is\b/i;
  expect(allTexts().filter(([, text]) => others.test(text))).toEqual([]);
});

test('an order, a zone and a connection are no "she" in Dutch, and a cart is no "he"', () => {
  expect(allTexts().filter(([, text]) => /\bhaar\b|\bze (is|volgt|open)\b/i.test(text))).toEqual([]);
  const cart = new Map(shopperTexts()).get('cartText');
  expect(cart).toContain('Zoals je het achterliet');
});

test('the button that keeps what was ordered says so in Dutch: that of a parcel said "Laten gaan", let it go', () => {
  const kept = shopperTexts().filter(([key]) => key === 'keep');
  expect(kept.map(([, text]) => text)).toEqual(['Niet annuleren', 'Niet annuleren', 'Niet annuleren']);
});

test('a day is told with "op" in Dutch: an offer ended "28 nov 2026"', () => {
  const ofDays = ['lastUsed', 'passkeyCreated', 'endsAt', 'placedAt', 'returnedAt'];
  const days = shopperTexts().filter(([key, text]) => ofDays.includes(key) && text.includes('{time}'));
  expect(
    days
      .filter(([, text]) => text.includes(' op {time}'))
      .map(([key]) => key)
      .sort(),
  ).toEqual(ofDays.sort());
});

test('a long word beside a price says where it may be broken: "verpakking" was broken anywhere in the largest letters', () => {
  const packaging = shopperTexts().filter(([key]) => /^(packaging|drift_extra_packaging)$/.test(key));
  expect(packaging.map(([, text]) => text)).toEqual(Array(3).fill('Extra ver\u00adpakking'));
});
