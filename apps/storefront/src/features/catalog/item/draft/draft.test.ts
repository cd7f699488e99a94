import { expect, test } from 'vitest';
import {
  changesNothing,
  chosenAnew,
  type Draft,
  type HeldLine,
  type Item,
  outcomeOf,
  pickOption,
  pressOption,
  setAddOn,
  startDraft,
} from './draft.ts';
import { pizza } from './pizza.fixture.ts';

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

const dips = [
  { id: 'dip', name: 'Dip', priceMinor: 40 },
  { id: 'oil', name: 'Oil', priceMinor: 25 },
];
const withTwo: Item = { ...pizza, addOns: dips };
const large = (quantity: number): Draft => ({
  ...pressOption(withTwo, startDraft(withTwo, undefined), 0, 1),
  quantity,
});

test('[ITEM-01] [ITEM-05] the total is what one unit costs after its discount, as often as it is taken, and the add-ons once', () => {
  // Two of 400 less 10 %, three dips of 40.
  const outcome = outcomeOf(withTwo, setAddOn(large(2), 'dip', 3));
  expect([outcome.totalMinor, outcome.totalBeforeMinor]).toEqual([720 + 120, 800 + 120]);
});

test('[ITEM-05] the quantity of one add-on leaves the others', () => {
  const both = setAddOn(setAddOn(large(1), 'dip', 2), 'oil', 1);
  expect(setAddOn(both, 'oil', 0).addOns).toEqual([
    { id: 'dip', quantity: 2, isChecked: true },
    { id: 'oil', quantity: 0, isChecked: false },
  ]);
});

test('[CART-06] choices that the cart has are its line, with its add-ons where none is ticked, and others are none', () => {
  const oil = { id: 'oil', name: 'Oil', priceMinor: 25, quantity: 1 };
  const small: HeldLine = { id: 'small', choiceKey: 'Size=Small', food: [], addOns: [], quantity: 7 };
  const held: HeldLine = { id: 'large', choiceKey: 'Size=Large', food: [], addOns: [oil], quantity: 4 };
  const lines = [small, held];
  const pressed = (draft: Draft) => chosenAnew(withTwo, lines, startDraft(withTwo, undefined), draft);
  const ticked = ({ addOns }: Draft) => addOns.filter(({ isChecked }) => isChecked).map(({ id }) => id);
  const bare = pressed(large(1));
  expect([bare.quantity, ticked(bare)]).toEqual([4, ['oil']]);
  const dipped = pressed(setAddOn(large(1), 'dip', 1));
  expect([dipped.quantity, ticked(dipped)]).toEqual([4, ['dip']]);
  // Still the same line: what was typed since stays.
  expect(chosenAnew(withTwo, lines, bare, { ...bare, quantity: 5 }).quantity).toBe(5);
  // With olives it is another dish, which the cart has not.
  const olives = chosenAnew(withTwo, lines, bare, pressOption(withTwo, bare, 1, 0));
  expect(olives.quantity).toBe(1);
});

test('[CART-06] in another order the same add-ons are no change', () => {
  const of = (id: string) => ({ id, name: id, priceMinor: 40, quantity: 1 });
  const line = { id: 'l', choiceKey: 'Size=Large', food: [], addOns: [of('oil'), of('dip')], quantity: 1 };
  const { choices } = outcomeOf(withTwo, setAddOn(setAddOn(large(1), 'dip', 1), 'oil', 1));
  expect(choices && changesNothing(line, choices, 1)).toBe(true);
  expect(choices && changesNothing({ ...line, addOns: [of('dip')] }, choices, 1)).toBe(false);
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

const shirt: Item = {
  id: 'shirt',
  name: 'Shirt',
  storeId: 'store',
  priceMinor: 900,
  discount: { type: 'percent', percent: 10 },
  questions: [
    { title: 'Colour', options: ['Off-white', 'Navy'], labels: ['Off-white', 'Navy'] },
    { title: 'Size', options: ['M', 'XL'], labels: ['M', 'XL'] },
  ],
  variations: [
    { type: 'Offwhite-XL', priceMinor: 1000, stock: 3 },
    { type: 'Navy-XL', priceMinor: 1100, stock: 0 },
  ],
};

test('[ITEM-03] a variation sets price and total as soon as its last question is answered', () => {
  const colour = pickOption(startDraft(shirt, undefined), 0, 'Off-white');
  expect(outcomeOf(shirt, colour)).toMatchObject({ choices: null, unitPriceMinor: 900 });
  const { choices, totalMinor } = outcomeOf(shirt, pickOption(colour, 1, 'XL'));
  expect(choices).toMatchObject({
    variationType: 'Offwhite-XL',
    choiceKey: 'OffwhiteXL',
    unitPriceMinor: 1000,
  });
  expect(totalMinor).toBe(900);
});

test('[ITEM-03] another variation begins at one, or at what the cart has of it: it kept the quantity of the one before', () => {
  const line = { id: 'l', choiceKey: 'OffwhiteXL', food: [], addOns: [], quantity: 2 };
  const colour = pickOption(startDraft(shirt, undefined), 0, 'Navy');
  const three = { ...pickOption(colour, 1, 'XL'), quantity: 3 };
  const white = pickOption(three, 0, 'Off-white');
  expect(chosenAnew(shirt, [], three, white).quantity).toBe(1);
  expect(chosenAnew(shirt, [line], three, white).quantity).toBe(2);
  expect(chosenAnew(shirt, [line], { ...white, quantity: 5 }, three).quantity).toBe(1);
});

test('[ITEM-03] [ITEM-05] what is pressed once more, and an option that makes no variation, leave the quantity', () => {
  const three = { ...pickOption(startDraft(shirt, undefined), 0, 'Navy'), quantity: 3 };
  expect(chosenAnew(shirt, [], three, pickOption(three, 0, 'Navy')).quantity).toBe(3);
  const pizzas = { ...startDraft(pizza, undefined), quantity: 3 };
  expect(chosenAnew(pizza, [], pizzas, pressOption(pizza, pizzas, 0, 1)).quantity).toBe(3);
});

test('[ITEM-04] a variation without stock has its price, and is refused', () => {
  const navy = pickOption(pickOption(startDraft(shirt, undefined), 0, 'Navy'), 1, 'XL');
  const outcome = outcomeOf(shirt, navy);
  expect(outcome.choices).toBeNull();
  expect(outcome.refusal?.code).toBe('variation_out_of_stock');
  expect(outcome.totalMinor).toBe(990);
});

test('[CART-06] a line of a variation opens with its options', () => {
  const line = {
    id: 'l',
    choiceKey: 'OffwhiteXL',
    food: [],
    variationType: 'Offwhite-XL',
    addOns: [],
    quantity: 2,
  };
  const draft = startDraft(shirt, line);
  expect(draft.options).toEqual(['Off-white', 'XL']);
  const { choices } = outcomeOf(shirt, draft);
  expect(choices && changesNothing(line, choices, 2)).toBe(true);
});
