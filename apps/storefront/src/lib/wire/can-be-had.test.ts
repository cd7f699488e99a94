import { expect, test } from 'vitest';
import { canBeHad, lineCanBeHad, lineProblemText } from './can-be-had.ts';

type Line = Parameters<typeof lineProblemText>[0];

const said = (part: { problem: Line['problem']; quantity?: number; stock: number | null; own?: number }) =>
  lineProblemText(
    {
      problem: part.problem,
      quantity: part.quantity ?? 3,
      item: { stock: part.stock },
      variation: part.own === undefined ? [] : [{ stock: part.own }],
    } as unknown as Line,
    ((key: string, values?: { count: number }) => (values ? `${key} ${values.count}` : key)) as never,
  );

test('[CHK-06] a line of which fewer are left than ordered says how many, as the cart does: checkout called it out of stock', () => {
  expect(said({ problem: 'out_of_stock', stock: 2 })).toBe('cart.onlyLeft 2');
  // A variation has its own stock.
  expect(said({ problem: 'out_of_stock', stock: 9, own: 1 })).toBe('cart.onlyLeft 1');
  expect(said({ problem: 'out_of_stock', stock: 9, own: 0 })).toBe('cart.problem_out_of_stock');
  expect(said({ problem: 'out_of_stock', stock: 0 })).toBe('cart.problem_out_of_stock');
  // Lines beside it take the rest.
  expect(said({ problem: 'out_of_stock', stock: 3 })).toBe('cart.problem_out_of_stock');
  expect(said({ problem: 'price_changed', stock: 1 })).toBe('cart.problem_price_changed');
  expect(said({ problem: null, stock: 1 })).toBeNull();
});

test.each([
  ['out_of_stock', 1, true],
  ['out_of_stock', 0, false],
  ['out_of_stock', null, false],
  ['item_unavailable', 5, false],
  ['choice_unknown', 5, false],
  ['price_changed', 0, true],
  ['out_of_limits', 5, true],
  ['item_outside_window', 5, true],
  [null, null, true],
] as const)(
  '[CHK-06] [CART-04] a line with the problem %s of which %s are left is in the sums: %s',
  (problem, stock, is) => {
    expect(canBeHad(problem, stock)).toBe(is);
  },
);

test('[ITEM-04] [CHK-06] of a variation of which nothing is left no line is in the sums, whatever its item has', () => {
  const line = { problem: 'out_of_stock', item: { stock: 9 }, variation: [{ stock: 0 }] } as unknown as Line;
  expect(lineCanBeHad(line)).toBe(false);
  expect(lineCanBeHad({ ...line, variation: [] })).toBe(true);
});
