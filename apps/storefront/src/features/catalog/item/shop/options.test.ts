import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenVariation, firstOptions, isLeft, optionsOf, type Question, typeOf } from './options.ts';

const colour: Question = { title: 'Colour', options: ['Off-white', 'Navy blue'], labels: ['Blanc', 'Bleu'] };
const size: Question = { title: 'Size', options: ['M', 'XL'], labels: ['M', 'XL'] };
const questions = [colour, size];
const variations = [
  { type: 'Off white-M', priceMinor: 900, stock: 4 },
  { type: 'Navyblue-M', priceMinor: 900, stock: 0 },
  { type: 'Navy-blue XL', priceMinor: 1000, stock: 2 },
];

test('[ITEM-03] options make a type that is found whatever its dashes and spaces', () => {
  expect(typeOf(['Off-white', null])).toBeUndefined();
  expect(typeOf([])).toBeUndefined();
  expect(chosenVariation(variations, ['Off-white', 'M'])?.priceMinor).toBe(900);
  expect(chosenVariation(variations, ['Navy blue', 'XL'])?.priceMinor).toBe(1000);
  expect(chosenVariation(variations, ['Off-white', 'XL'])).toBeUndefined();
});

test('[ITEM-03] the options of a type are found again, for the line of a cart', () => {
  expect(optionsOf(questions, 'Navyblue-XL')).toEqual(['Navy blue', 'XL']);
  expect(optionsOf(questions, 'Green-XL')).toEqual([null, null]);
  expect(optionsOf(questions, undefined)).toEqual([null, null]);
});

test('[ITEM-03] whatever the options are called, those of the type they make are the same', () => {
  const name = fc.stringMatching(/^[A-D][a-d 0-9-]{0,6}$/);
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      (names) => {
        const asked = names.map((options, at) => ({ title: String(at), options, labels: options }));
        const chosen = asked.map(({ options }) => options.at(-1) ?? null);
        const again = typeOf(optionsOf(asked, typeOf(chosen)));
        expect(again?.replace(/[-\s]/g, '')).toBe(typeOf(chosen)?.replace(/[-\s]/g, ''));
      },
    ),
  );
});

test('[ITEM-04] an option of which nothing is left with the others chosen says so, and stays to be pressed', () => {
  const left = (options: readonly (string | null)[], at: number, option: string) =>
    isLeft(questions, variations, options, { at, option });
  expect(left([null, null], 0, 'Navy blue')).toBe(true);
  expect(left([null, 'M'], 0, 'Navy blue')).toBe(false);
  expect(left(['Navy blue', null], 1, 'M')).toBe(false);
  expect(left(['Navy blue', 'M'], 1, 'XL')).toBe(true);
});

test('the only variation there is needs no choosing', () => {
  expect(firstOptions([size], [{ type: 'XL', priceMinor: 1, stock: 0 }])).toEqual(['XL']);
  expect(firstOptions(questions, variations)).toEqual([null, null]);
});
