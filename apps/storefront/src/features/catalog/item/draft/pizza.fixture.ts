import type { Item } from './draft.ts';

/** A dish that asks for a size, and for toppings whoever likes some. */
export const pizza: Item = {
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
