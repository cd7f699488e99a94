import { describe, expect, test } from 'vitest';
import { ALWAYS_OPEN_WEEK } from '../hours/index.ts';
import { type CartLine, type SaleItem, decideAddLine, firstRefusal, recheckLines } from './index.ts';

const noon = Date.UTC(2026, 0, 5, 12);

function sale(
  change: Partial<SaleItem['item']> = {},
  schedule: Partial<SaleItem['schedule']> = {},
): SaleItem {
  return {
    item: {
      id: 'soup',
      name: 'Soup',
      storeId: 's',
      priceMinor: 500,
      stock: 5,
      foodVariations: [
        {
          name: 'Size',
          type: 'single',
          min: 1,
          max: 1,
          required: true,
          values: [
            { label: 'Small', optionPriceMinor: 0 },
            { label: 'Big', optionPriceMinor: 200 },
          ],
        },
      ],
      ...change,
    },
    store: { id: 's', name: 'Kitchen' },
    model: 'Item',
    schedule: { active: true, ...schedule },
    storeSchedule: {
      active: true,
      hours: { timeZone: 'UTC', week: ALWAYS_OPEN_WEEK, daysOff: [] },
      acceptsSchedule: false,
    },
  };
}

function line(id: string, label: string, quantity: number): CartLine {
  const added = decideAddLine(
    { lines: [] },
    sale(),
    { lineId: id, choices: { food: [{ name: 'Size', labels: [label] }] }, quantity },
    noon,
  );
  if (!added.ok) throw new Error(added.refusal.code);
  return added.line;
}

const codes = (lines: CartLine[], now: SaleItem | undefined): (string | undefined)[] =>
  recheckLines(lines, () => now, noon).map((checked) => checked.refusal?.code);

describe('recheckLines', () => {
  test('[CART-10] nothing changed: no refusal, the same prices', () => {
    const small = line('a', 'Small', 2);
    expect(recheckLines([small], () => sale(), noon)).toEqual([
      { line: small, refusal: undefined, priceChanged: false },
    ]);
  });

  test('[CART-10] a new price is told and taken', () => {
    const [checked] = recheckLines([line('a', 'Big', 1)], () => sale({ priceMinor: 600 }), noon);
    expect(checked).toMatchObject({ priceChanged: true, line: { unitPriceMinor: 800 }, refusal: undefined });
  });

  test('[CART-10] lines of one item share its stock and its limit', () => {
    const lines = [line('a', 'Small', 3), line('b', 'Big', 2)];
    expect(codes(lines, sale({ stock: 5 }))).toEqual([undefined, undefined]);
    expect(codes(lines, sale({ stock: 4 }))).toEqual(['out_of_stock', 'out_of_stock']);
    expect(codes(lines, sale({ stock: undefined, maximumCartQuantity: 4 }))).toEqual([
      'out_of_limits',
      'out_of_limits',
    ]);
  });

  test('an item that is gone, off sale, out of its hours, or offered otherwise', () => {
    const lines = [line('a', 'Small', 1)];
    expect(codes(lines, undefined)).toEqual(['item_unavailable']);
    expect(codes(lines, sale({}, { active: false }))).toEqual(['item_unavailable']);
    expect(codes(lines, sale({}, { window: { startMinute: 0, endMinute: 60 } }))).toEqual([
      'item_outside_window',
    ]);
    expect(codes(lines, sale({ foodVariations: [] }))).toEqual(['choice_unknown']);
  });

  test('what is sold comes before how many there are', () => {
    const [many, few] = [line('a', 'Small', 5), line('b', 'Big', 1)];
    const checked = recheckLines([many, few], (one) => (one === few ? undefined : sale({ stock: 1 })), noon);
    expect(firstRefusal(checked)).toMatchObject({ line: few, refusal: { code: 'item_unavailable' } });
    expect(firstRefusal(recheckLines([many], () => sale(), noon))).toBeUndefined();
  });
});
