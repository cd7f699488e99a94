import type { Item } from '@promenade/domain/catalog';
import { expect, test } from 'vitest';
import { changesNothing, type HeldLine, outcomeOf, pressOption, setAddOn, startDraft } from './draft.ts';

const pizza: Item = {
  id: 'pizza',
  name: 'Pizza',
  storeId: 'store',
  priceMinor: 300,
  discount: { type: 'percent', percent: 10 },
  foodVariations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: true,
      values: [
        { label: 'Small', optionPriceMinor: 0 },
        { label: 'Large', optionPriceMinor: 100 },
      ],
    },
    {
      name: 'Toppings',
      type: 'multi',
      min: 1,
      max: 2,
      required: false,
      values: [
        { label: 'Olives', optionPriceMinor: 20 },
        { label: 'Ham', optionPriceMinor: 50 },
        { label: 'Egg', optionPriceMinor: 30 },
      ],
    },
  ],
  addOns: [{ id: 'dip', name: 'Dip', priceMinor: 40 }],
};

test('[ITEM-05] what is not complete yet has a price all the same, and says what is missing', () => {
  const draft = pressOption(pizza, startDraft(pizza, undefined), 1, 1);
  const outcome = outcomeOf(pizza, draft);
  expect(outcome.choices).toBeNull();
  expect(outcome.refusal).toEqual({ code: 'choice_required', group: 'Size' });
  expect(outcome.unitPriceMinor).toBe(350);
  expect(outcome.totalMinor).toBe(315);
});

test('[ITEM-05] add-ons begin with one when ticked, never fall below 0, and are not discounted', () => {
  const large = pressOption(pizza, startDraft(pizza, undefined), 0, 1);
  const twoDips = setAddOn(large, 'dip', 2);
  expect(outcomeOf(pizza, twoDips).totalMinor).toBe(360 + 80);
  const none = setAddOn(twoDips, 'dip', -1);
  expect(none.addOns).toEqual([{ id: 'dip', quantity: 0, isChecked: false }]);
});

test('[CART-06] a line opens as it stands, and saving it so changes nothing', () => {
  const line: HeldLine = {
    id: 'line',
    choiceKey: 'Size=Large&Toppings=Egg,Olives',
    food: [
      { name: 'Size', labels: ['Large'] },
      { name: 'Toppings', labels: ['Olives', 'Egg'] },
    ],
    addOns: [{ id: 'dip', name: 'Dip', priceMinor: 40, quantity: 3 }],
    quantity: 2,
  };
  const draft = startDraft(pizza, line);
  const { choices } = outcomeOf(pizza, draft);
  if (!choices) throw new Error('A line of the cart is complete.');
  expect(changesNothing(line, choices, draft.quantity)).toBe(true);
  expect(changesNothing(line, choices, 3)).toBe(false);
  const fewer = outcomeOf(pizza, setAddOn(draft, 'dip', 2)).choices;
  expect(fewer && changesNothing(line, fewer, 2)).toBe(false);
});
