import { expect, test } from 'vitest';
import { lineProblemText } from './can-be-had.ts';

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
