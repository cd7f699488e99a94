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

test('[LANG-05] labels that the specification writes with capitals are exact', () => {
  const written = textsIn(join(import.meta.dirname, 'messages'), '.en.json').flatMap(([, text]) =>
    Object.values(JSON.parse(text) as Record<string, string>),
  );
  const bought = ['Shopping Cart', 'Continue Shopping', 'Proceed To Checkout', 'Update To Cart'];
  const looked = ['View all', 'New Arrival', 'Nutrition Details', 'Allergic Ingredients'];
  const others = ['Help & Support', 'Trip Vehicle List', 'Item added to cart'];
  expect([...bought, ...looked, ...others].filter((label) => !written.includes(label))).toEqual([]);
});
