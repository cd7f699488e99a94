import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The refusals stand beside the fields: whoever reads one has just read the other.
const refusals = join(import.meta.dirname, '../../../../../packages/contract/src/refusals');
const mails = join(import.meta.dirname, '../../../../server/src/modules/partners/mails');
const textsIn = (folder: string, ending: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

test('an email is called so everywhere in English, not "e-mail" in every other form', () => {
  const texts = [
    ...textsIn(join(import.meta.dirname, 'messages'), '.en.json'),
    ...textsIn(refusals, 'texts.en.ts'),
    ...textsIn(mails, 'texts.en.ts'),
  ];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(([, text]) => /e-mail/i.test(text)).map(([file]) => file)).toEqual([]);
});

test('an add-on is called so everywhere in English: bills, checkout and refusals called it an extra, as they do cutlery', () => {
  const messages = textsIn(join(import.meta.dirname, 'messages'), '.en.json').flatMap(([file, text]) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(([key, words]) => [
      `${file} ${key}`,
      words,
    ]),
  );
  const extra = ([, words = '']: readonly string[]) => /\bextras?\b(?! packaging)/i.test(words);
  expect(messages.filter(extra).map(([name]) => name)).toEqual(['checkout.en.json extras']);
  expect(
    textsIn(refusals, 'texts.en.ts')
      .filter(extra)
      .map(([file]) => file),
  ).toEqual([]);
});

test('[LANG-05] labels that the specification writes with capitals are exact', () => {
  const written = textsIn(join(import.meta.dirname, 'messages'), '.en.json').flatMap(([, text]) =>
    Object.values(JSON.parse(text) as Record<string, string>),
  );
  const looked = [
    'In Stock',
    'Out of Stock',
    'Nutrition Details',
    'Allergic Ingredients',
    'Unit',
    'Total Price',
  ];
  const bought = ['Buy Now', 'Order Now', 'Add to Cart', 'Update To Cart', 'Guest', 'Login', 'Sign Up'];
  const cart = ['Shopping Cart', 'Close', 'Continue Shopping', 'Proceed To Checkout', 'Item added to cart'];
  const places = ['Use Current Location', 'Pick from map', 'Delivery Addresses', 'View Saved Address'];
  const saved = ['Saved Addresses', 'Selected Address', 'Save this Address', 'Cancel', 'Select', 'Oops'];
  const door = ['Street number', 'House number', 'Floor'];
  const menu = ['Home', 'Categories', 'Latest', 'Popular', 'View all', 'Theme Mode', 'Language', 'Logout'];
  const header = ['Wishlist', 'Track order', 'Track Trip', 'Contact', 'Help & Support'];
  const trips = [
    'New Arrival',
    'Trip Cart',
    'Pickup Now',
    'Schedule at',
    'Edit Trip Type',
    'Trip Vehicle List',
  ];
  const labels = [looked, bought, cart, places, saved, door, menu, header, trips].flat();
  expect(labels.filter((label) => !written.includes(label))).toEqual([]);
});

test('a store is called so everywhere in English: the forms for partners called it a shop', () => {
  const texts = [
    ...textsIn(join(import.meta.dirname, 'messages'), '.en.json'),
    ...textsIn(refusals, 'texts.en.ts'),
  ].flatMap(([, text]) => text.split('\n'));
  // One kind of store among others.
  const kinds = 'Restaurants, shops and pharmacies.';
  expect(
    texts.filter((text) => /\bshops?\b/i.test(text.replace(/^ *"\w+":/, '').replace(kinds, ''))),
  ).toEqual([]);
});
