import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
// Businesses that apply, and who writes a letter to the market, are addressed formally.
const formal = ['pages.nl.json', 'partners.nl.json'];
const shopperTexts = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.nl.json') && !formal.includes(file))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object));

test('a shopper who reads Dutch is called "je" everywhere, not "u" on some pages', () => {
  const found = shopperTexts()
    // After a number it is the hour.
    .filter(([, text]) => /(?<!# )\b(u|uw)\b/i.test(String(text)));
  expect(found).toEqual([]);
});

test('the cart has one name in Dutch, "mandje", in its heading and on the buttons that lead to it', () => {
  expect(shopperTexts().filter(([, text]) => /winkelwagen|winkelmand\b/i.test(String(text)))).toEqual([]);
});
