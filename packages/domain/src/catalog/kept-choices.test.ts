import { describe, expect, test } from 'vitest';
import { checkGroups, checkVariations, findUnmade, highestUnitMinor } from './kept-choices.ts';
import type { FoodVariationGroup } from './item.ts';

const value = (label: string, isSelected = false) => ({ label, optionPriceMinor: 100, isSelected });
const group = (change: Partial<FoodVariationGroup> = {}): FoodVariationGroup => ({
  name: 'Size',
  type: 'multi',
  min: 0,
  max: 0,
  required: false,
  values: [value('Small'), value('Large')],
  ...change,
});

describe('groups of choices', () => {
  test.each<[string, FoodVariationGroup[], unknown]>([
    ['none', [], undefined],
    ['one', [group()], undefined],
    ['two by one name', [group(), group()], { code: 'choice_twice', name: 'Size' }],
    [
      'two by one name in another language',
      [group({ alsoNamed: ['Maat'] }), group({ name: 'Maat' })],
      { code: 'choice_twice', name: 'Maat' },
    ],
    [
      'two values by one label',
      [group({ values: [value('Small'), value('Small')] })],
      { code: 'choice_twice', name: 'Small' },
    ],
    [
      'two values by one label in another language',
      [group({ values: [{ ...value('Small'), alsoLabelled: ['Klein'] }, value('Klein')] })],
      { code: 'choice_twice', name: 'Klein' },
    ],
    ['more than there are', [group({ max: 3 })], { code: 'choice_bounds', name: 'Size' }],
    ['at least more than at most', [group({ min: 2, max: 1 })], { code: 'choice_bounds', name: 'Size' }],
    ['at least more than there are', [group({ min: 3 })], { code: 'choice_bounds', name: 'Size' }],
    ['as many as there are', [group({ min: 2, max: 2 })], undefined],
    [
      'more chosen beforehand than may be',
      [group({ max: 1, values: [value('Small', true), value('Large', true)] })],
      { code: 'choice_bounds', name: 'Size' },
    ],
    [
      'two chosen beforehand of a single one',
      [group({ type: 'single', values: [value('Small', true), value('Large', true)] })],
      { code: 'choice_bounds', name: 'Size' },
    ],
    ['bounds of a single one, which has none', [group({ type: 'single', min: 9, max: 1 })], undefined],
  ])('%s', (_name, groups, refusal) => {
    expect(checkGroups(groups)?.refusal).toEqual(refusal);
  });
});

describe('variations', () => {
  const colours = { name: 'colour', options: ['red', 'blue'] };
  const sizes = { name: 'size', options: ['s', 'm'] };

  test.each<[string, (typeof colours)[], string[], unknown]>([
    ['without questions', [], ['250g', '1kg'], undefined],
    ['of their questions', [colours, sizes], ['red-s', 'blue-m'], undefined],
    ['twice but for a dash', [], ['red-s', 'red s'], { code: 'choice_twice', name: 'red s' }],
    ['a question twice', [colours, colours], [], { code: 'choice_twice', name: 'colour' }],
    ['an option twice', [{ name: 'size', options: ['s', 's'] }], ['s'], { code: 'choice_twice', name: 's' }],
    ['of no option', [colours, sizes], ['red-s', 'green-s'], { code: 'variation_not_made', name: 'green-s' }],
    ['of half the questions', [colours, sizes], ['red'], { code: 'variation_not_made', name: 'red' }],
  ])('%s', (_name, questions, types, refusal) => {
    expect(checkVariations(questions, types)?.refusal).toEqual(refusal);
  });

  test('any type stands for itself where nothing is asked', () => {
    expect(findUnmade([], ['anything'])).toBeUndefined();
  });
});

test('the most that a unit can come to has every value, and the dearest variation in place of the price', () => {
  expect(highestUnitMinor(500, [group(), group()], [])).toBe(900);
  expect(highestUnitMinor(500, [], [{ priceMinor: 400 }, { priceMinor: 1600 }])).toBe(1600);
});
