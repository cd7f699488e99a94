import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChoiceRequest,
  type FoodVariationGroup,
  type Item,
  addOnChoices,
  canLowerQuantity,
  decideChoices,
  decideQuantity,
  decideRaise,
  discountedPrice,
  initialSelections,
  itemAvailability,
  matchVariation,
  selectedChoices,
  toggleSelection,
  unitDiscountMinor,
} from './index.ts';
import { intervalOf } from '../hours/index.ts';

const size: FoodVariationGroup = {
  name: 'Size',
  type: 'single',
  min: 0,
  max: 0,
  required: true,
  alsoNamed: ['الحجم', 'Taille'],
  values: [
    { label: 'Small', optionPriceMinor: 0, isSelected: true },
    { label: 'Large', optionPriceMinor: 150, alsoLabelled: ['كبير', 'Grande'] },
  ],
};
const toppings: FoodVariationGroup = {
  name: 'Toppings',
  type: 'multi',
  min: 2,
  max: 3,
  required: false,
  values: ['Olive', 'Onion', 'Ham', 'Corn'].map((label, index) => ({
    label,
    optionPriceMinor: 10 * (index + 1),
  })),
};
const pizza: Item = {
  id: 'pizza',
  name: 'Pizza',
  storeId: 'roma',
  priceMinor: 1_000,
  foodVariations: [size, toppings],
  addOns: [
    { id: 'dip', name: 'Dip', priceMinor: 70 },
    { id: 'cola', name: 'Cola', priceMinor: 90 },
  ],
};
const shirt: Item = {
  id: 'shirt',
  name: 'Shirt',
  storeId: 'mode',
  priceMinor: 500,
  variationTitles: ['Colour', 'Size'],
  variations: [
    { type: 'Red-XL', priceMinor: 700, stock: 3 },
    { type: 'Sky Blue-S', priceMinor: 600, stock: 0 },
  ],
};
const ask = (item: Item, request: ChoiceRequest) => decideChoices(item, request);
const large = { name: 'Size', labels: ['Large'] };

describe('decideChoices for food', () => {
  test('[ITEM-05] options and add-ons make the price; add-ons count for the whole line', () => {
    const request = {
      food: [large, { name: 'Toppings', labels: ['Ham', 'Olive'] }],
      addOns: [{ id: 'dip', quantity: 2 }],
    };
    expect(ask(pizza, request)).toEqual({
      ok: true,
      unitPriceMinor: 1_190,
      addOnsMinor: 140,
      choiceKey: 'Size=Large&Toppings=Ham,Olive',
      food: [
        { name: 'Size', labels: ['Large'] },
        { name: 'Toppings', labels: ['Olive', 'Ham'] },
      ],
      variationType: undefined,
      addOns: [{ id: 'dip', name: 'Dip', priceMinor: 70, quantity: 2 }],
    });
  });

  test.each([
    ['[ITEM-07] a required group needs a choice', {}, { code: 'choice_required', group: 'Size' }],
    [
      '[ITEM-07] an empty list is no choice',
      { food: [{ name: 'Size', labels: [] }] },
      { code: 'choice_required', group: 'Size' },
    ],
    [
      '[ITEM-05] a single group takes one',
      { food: [{ name: 'Size', labels: ['Small', 'Large'] }] },
      { code: 'choice_count', group: 'Size', min: 1, max: 1 },
    ],
    [
      '[ITEM-07] below min',
      { food: [large, { name: 'Toppings', labels: ['Ham'] }] },
      { code: 'choice_count', group: 'Toppings', min: 2, max: 3 },
    ],
    [
      '[ITEM-07] above max',
      { food: [large, { name: 'Toppings', labels: ['Ham', 'Corn', 'Olive', 'Onion'] }] },
      { code: 'choice_count', group: 'Toppings', min: 2, max: 3 },
    ],
    [
      '[ITEM-05] an unknown label',
      { food: [{ name: 'Size', labels: ['Huge'] }] },
      { code: 'choice_unknown', group: 'Size', label: 'Huge' },
    ],
    [
      '[ITEM-05] an unknown group',
      { food: [large, { name: 'Crust', labels: ['Thin'] }] },
      { code: 'choice_unknown', group: 'Crust', label: 'Thin' },
    ],
    [
      '[ITEM-05] an unknown add-on',
      { food: [large], addOns: [{ id: 'gold', quantity: 1 }] },
      { code: 'add_on_unknown', addOnId: 'gold' },
    ],
    [
      '[ITEM-03] a variation of an item without any',
      { food: [large], variationType: 'Red' },
      { code: 'choice_unknown', group: 'Pizza', label: 'Red' },
    ],
  ] as [string, ChoiceRequest, object][])('%s', (_, request, refusal) => {
    expect(ask(pizza, request)).toEqual({ ok: false, refusal });
  });

  test('[LANG-01] names and labels in any language of the market are the same choice', () => {
    const keys = [large, { name: 'الحجم', labels: ['كبير'] }, { name: 'Taille', labels: ['Grande', 'Large'] }]
      .map((choice) => ask(pizza, { food: [choice] }))
      .map((decision) => decision.ok && decision.choiceKey);
    expect(keys).toEqual(['Size=Large', 'Size=Large', 'Size=Large']);
  });

  test('[ITEM-05] add-ons: 0 and less are none, twice adds up', () => {
    const decision = ask(pizza, {
      food: [large],
      addOns: [
        { id: 'dip', quantity: 1 },
        { id: 'cola', quantity: 0 },
        { id: 'dip', quantity: 2 },
        { id: 'cola', quantity: -3 },
      ],
    });
    expect(decision).toMatchObject({ addOnsMinor: 210, addOns: [{ id: 'dip', quantity: 3 }] });
  });

  test('[ITEM-07] any request is decided by the counts alone, and its order does not matter', () => {
    const labels = fc.subarray(['Olive', 'Onion', 'Ham', 'Corn']);
    const sizes = fc.subarray(['Small', 'Large']);
    fc.assert(
      fc.property(sizes, labels, (chosenSizes, chosen) => {
        const food = [
          { name: 'Toppings', labels: chosen },
          { name: 'Size', labels: chosenSizes },
        ];
        const decision = ask(pizza, { food });
        const fits =
          chosenSizes.length === 1 && (chosen.length === 0 || (chosen.length >= 2 && chosen.length <= 3));
        expect(decision.ok).toBe(fits);
        const turned = ask(pizza, {
          food: food.map((one) => ({ ...one, labels: one.labels.toReversed() })).toReversed(),
        });
        expect(turned).toEqual(decision);
      }),
    );
  });

  test('[CART-06] another choice is another key, whatever the labels hold', () => {
    const label = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', '=', ',', '&', '%') });
    const menu = fc.uniqueArray(label, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(menu, menu, (first, second) => {
        const group = (name: string, labels: string[]): FoodVariationGroup => ({
          name,
          type: 'multi',
          min: 0,
          max: 0,
          required: false,
          values: labels.map((one) => ({ label: one, optionPriceMinor: 1 })),
        });
        const item = { ...pizza, foodVariations: [group('a', first), group('a&b', second)] };
        const requests = first
          .map((one) => [{ name: 'a', labels: [one] }])
          .concat(second.map((one) => [{ name: 'a&b', labels: [one] }]));
        const keys = requests
          .map((food) => ask(item, { food }))
          .map((decision) => decision.ok && decision.choiceKey);
        expect(new Set(keys).size).toBe(first.length + second.length);
      }),
    );
  });
});

describe('variations', () => {
  test.each([
    ['Red-XL', 'Red-XL'],
    ['Red XL', 'Red-XL'],
    ['RedXL', 'Red-XL'],
    ['R e d--XL', 'Red-XL'],
    ['SkyBlue-S', 'Sky Blue-S'],
    ['red-xl', undefined],
    ['Red', undefined],
  ])('[ITEM-03] %s is matched by type, dashes and spaces aside', (type, expected) => {
    expect(matchVariation(shirt.variations ?? [], type)?.type).toBe(expected);
  });

  test('[ITEM-03] the variation sets the price', () => {
    expect(ask(shirt, { variationType: 'Red XL' })).toMatchObject({
      ok: true,
      unitPriceMinor: 700,
      choiceKey: 'RedXL',
      variationType: 'Red-XL',
    });
  });

  test('[ITEM-04] a variation without stock is refused; so is none at all', () => {
    expect(ask(shirt, { variationType: 'SkyBlueS' })).toEqual({
      ok: false,
      refusal: { code: 'variation_out_of_stock', name: 'Shirt', variation: 'Sky Blue-S' },
    });
    expect(ask(shirt, {})).toEqual({
      ok: false,
      refusal: { code: 'choice_required', group: 'Colour, Size' },
    });
  });
});

describe('the dialog’s selections', () => {
  const groups = [size, toppings];
  const press = (
    selections: ReturnType<typeof initialSelections>,
    choiceIndex: number,
    optionIndex: number,
  ) => toggleSelection(groups, selections, { choiceIndex, optionIndex });

  test('[ITEM-14] opens with the marked values, in the documented fields', () => {
    const opened = initialSelections(groups);
    expect(opened[0]).toEqual({
      choiceIndex: 0,
      optionIndex: 0,
      label: 'Small',
      optionPriceMinor: 0,
      isSelected: true,
    });
    expect(selectedChoices(groups, opened)).toEqual([{ name: 'Size', labels: ['Small'] }]);
  });

  test('[ITEM-05] single replaces and keeps a required value, multi toggles up to its maximum', () => {
    let chosen = press(initialSelections(groups), 0, 1);
    chosen = press(chosen, 0, 1);
    for (const option of [0, 1, 2, 3]) chosen = press(chosen, 1, option);
    expect(selectedChoices(groups, chosen)).toEqual([
      large,
      { name: 'Toppings', labels: ['Olive', 'Onion', 'Ham'] },
    ]);
    expect(selectedChoices(groups, press(chosen, 1, 1))[1]?.labels).toEqual(['Olive', 'Ham']);
  });

  test('[ITEM-05] whatever is pressed never has too many', () => {
    const presses = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 4 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(presses, (pressed) => {
        const chosen = pressed.reduce(
          (now, [group, option]) => press(now, group, option),
          initialSelections(groups),
        );
        const decision = ask(pizza, { food: selectedChoices(groups, chosen) });
        expect(chosen.length).toBe(6);
        expect(decision.ok || decision.refusal.code === 'choice_count').toBe(true);
        expect(
          selectedChoices(groups, chosen).every(
            ({ name, labels }) => labels.length <= (name === 'Size' ? 1 : 3),
          ),
        ).toBe(true);
      }),
    );
  });

  test('[ITEM-05] add-ons count only when checked', () => {
    const rows = [
      { id: 'dip', isChecked: false, quantity: 4 },
      { id: 'cola', isChecked: true, quantity: 2 },
      { id: 'tea', isChecked: true, quantity: 0 },
    ];
    expect(addOnChoices(rows)).toEqual([{ id: 'cola', quantity: 2 }]);
  });
});

describe('[ITEM-08] quantities', () => {
  test.each([
    [3, { stock: 3 }, undefined],
    [4, { stock: 3 }, { code: 'out_of_stock', name: 'Pizza', available: 3 }],
    [1, { stock: -2 }, { code: 'out_of_stock', name: 'Pizza', available: 0 }],
    [6, { maximumCartQuantity: 5 }, { code: 'out_of_limits', name: 'Pizza', maximum: 5 }],
    [6, { stock: 4, maximumCartQuantity: 5 }, { code: 'out_of_stock', name: 'Pizza', available: 4 }],
    [600, { maximumCartQuantity: 0 }, undefined],
    [600, {}, undefined],
  ])('%d of %j', (quantity, limits, refusal) => {
    const decision = decideQuantity('Pizza', quantity, limits);
    expect(decision.ok ? undefined : decision.refusal).toEqual(refusal);
  });

  test('plus is refused exactly at and above stock and limit', () => {
    const most = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(most, most, most, (quantity, stock, maximumCartQuantity) => {
        const refusal = decideRaise('Pizza', quantity, { stock, maximumCartQuantity })?.refusal.code;
        expect(refusal).toBe(
          quantity >= stock ? 'out_of_stock' : quantity >= maximumCartQuantity ? 'out_of_limits' : undefined,
        );
      }),
    );
  });

  test('minus', () => {
    expect([
      canLowerQuantity(2, 10),
      canLowerQuantity(1, 10),
      canLowerQuantity(0, 10),
      canLowerQuantity(2, 0),
    ]).toEqual([true, false, false, false]);
  });
});

test.each([
  [1_000, { type: 'percent', percent: 12.5 }, 875],
  [1_000, { type: 'percent', percent: 250 }, 0],
  [1_000, { type: 'amount', amountMinor: 300 }, 700],
  [1_000, { type: 'amount', amountMinor: 3_000 }, 0],
  [1_000, { type: 'amount', amountMinor: -50 }, 1_000],
  [1_000, undefined, 1_000],
] as const)('[CART-03] %d after %j is %d', (price, discount, after) => {
  expect(discountedPrice(price, discount)).toBe(after);
  expect(unitDiscountMinor(price, discount)).toBe(price - after);
});

describe('[ITEM-06] availability', () => {
  const hours = {
    timeZone: 'America/Montevideo',
    week: Array.from({ length: 7 }, () => [intervalOf(600, 60)]),
    daysOff: [],
  };
  const store = { active: true, hours, acceptsSchedule: false };
  const at = (time: string) => Date.parse(`2024-06-07T${time}-03:00`);
  const dinner = { active: true, window: { startMinute: 1200, endMinute: 30 } };

  test.each([
    ['inside', dinner, store, '21:00', { state: 'available' }],
    ['inside, past midnight', dinner, store, '00:15', { state: 'available' }],
    ['outside its window', dinner, store, '12:00', { state: 'outside_window', window: dinner.window }],
    [
      'outside, scheduled',
      dinner,
      { ...store, acceptsSchedule: true },
      '12:00',
      { state: 'scheduled', availableAtMs: at('20:00') },
    ],
    [
      'closed, with the next opening',
      { active: true },
      store,
      '02:00',
      { state: 'store_closed', opensAtMs: at('10:00') },
    ],
    [
      'closed, scheduled: open and offered',
      dinner,
      { ...store, acceptsSchedule: true },
      '02:00',
      { state: 'scheduled', availableAtMs: at('20:00') },
    ],
    ['no window', { active: true }, store, '12:00', { state: 'available' }],
    ['not on sale', { active: false }, store, '12:00', { state: 'off_sale' }],
    ['store inactive', { active: true }, { ...store, active: false }, '12:00', { state: 'store_inactive' }],
    [
      'campaign over',
      { active: true, campaign: { startDate: '2024-06-01', endDate: '2024-06-06' } },
      store,
      '12:00',
      { state: 'off_sale' },
    ],
    [
      'campaign on its last day',
      { active: true, campaign: { startDate: '2024-06-01', endDate: '2024-06-07' } },
      store,
      '12:00',
      { state: 'available' },
    ],
    [
      'campaign on its last day, outside its hours: until the end of them it was only early',
      { ...dinner, campaign: { endDate: '2024-06-07' } },
      { ...store, acceptsSchedule: true },
      '12:00',
      { state: 'scheduled', availableAtMs: at('20:00') },
    ],
    [
      'campaign on its last day, after its hours: it was added, and no time was left to choose',
      { active: true, window: { startMinute: 660, endMinute: 780 }, campaign: { endDate: '2024-06-07' } },
      { ...store, acceptsSchedule: true },
      '14:00',
      { state: 'off_sale' },
    ],
    [
      'campaign on its last day, outside its hours, at a time that was chosen: another may be left',
      { active: true, window: { startMinute: 660, endMinute: 780 }, campaign: { endDate: '2024-06-07' } },
      store,
      '14:00',
      { state: 'outside_window', window: { startMinute: 660, endMinute: 780 } },
    ],
    [
      'campaign on its last day, after closing: it was added, and could not be ordered any more',
      { active: true, campaign: { endDate: '2024-06-07' } },
      { ...store, hours: { ...hours, week: Array.from({ length: 7 }, () => [intervalOf(600, 1320)]) } },
      '22:30',
      { state: 'off_sale' },
    ],
    [
      'campaign on the day before its last, after closing',
      { active: true, campaign: { endDate: '2024-06-08' } },
      { ...store, hours: { ...hours, week: Array.from({ length: 7 }, () => [intervalOf(600, 1320)]) } },
      '22:30',
      { state: 'store_closed', opensAtMs: at('10:00') + 86_400_000 },
    ],
  ])('%s', (_, item, at1, time, expected) => expect(itemAvailability(item, at1, at(time))).toEqual(expected));

  test('a window that only touches the hours has no next moment', () => {
    const night = { active: true, window: { startMinute: 60, endMinute: 600 } };
    expect(itemAvailability(night, { ...store, acceptsSchedule: true }, at('12:00'))).toEqual({
      state: 'scheduled',
      availableAtMs: undefined,
    });
  });

  test('the next moment is one at which it is available', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 2880 }), (startMinute, endMinute, later) => {
        const item = { active: true, window: { startMinute, endMinute } };
        const nowMs = at('00:00') + later * 60_000;
        const found = itemAvailability(item, { ...store, acceptsSchedule: true }, nowMs);
        if (found.state !== 'scheduled' || found.availableAtMs === undefined) return;
        expect(found.availableAtMs).toBeGreaterThan(nowMs);
        expect(itemAvailability(item, store, found.availableAtMs).state).toBe('available');
        expect(itemAvailability(item, store, found.availableAtMs - 60_000).state).not.toBe('available');
      }),
    );
  });
});
