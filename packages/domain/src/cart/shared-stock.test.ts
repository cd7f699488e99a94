import { describe, expect, test } from 'vitest';
import { ALWAYS_OPEN_WEEK } from '../hours/index.ts';
import {
  type CartLine,
  decideAddLine,
  decideUpdateLine,
  firstRefusal,
  recheckLines,
  type SaleItem,
} from './index.ts';

// Found by changing one small thing at a time (npm run mutate): what no other test of the room noticed.
const noon = Date.UTC(2026, 0, 5, 12);
const store = { id: 's', name: 'Kitchen' };
const size = {
  name: 'Size',
  type: 'single' as const,
  min: 1,
  max: 1,
  required: true,
  values: [
    { label: 'Small', optionPriceMinor: 0 },
    { label: 'Big', optionPriceMinor: 200 },
  ],
};
const addOns = [
  { id: 'a', name: 'Bread', priceMinor: 50 },
  { id: 'b', name: 'Salt', priceMinor: 10 },
];

function saleOf(id: string, stock: number | undefined, change: Partial<SaleItem['item']> = {}): SaleItem {
  return {
    item: { id, name: id, storeId: 's', priceMinor: 500, stock, foodVariations: [size], addOns, ...change },
    store,
    model: 'Item',
    schedule: { active: true },
    storeSchedule: {
      active: true,
      hours: { timeZone: 'UTC', week: ALWAYS_OPEN_WEEK, daysOff: [] },
      acceptsSchedule: false,
    },
  };
}
const chosen = (label: string, more: object = {}) => ({ food: [{ name: 'Size', labels: [label] }], ...more });

function lineOf(id: string, sale: SaleItem, label: string, quantity: number, more: object = {}): CartLine {
  const added = decideAddLine(
    { lines: [] },
    sale,
    { lineId: id, choices: chosen(label, more), quantity },
    noon,
  );
  if (!added.ok) throw new Error(added.refusal.code);
  return added.line;
}

describe('what eats from one stock', () => {
  const soup = saleOf('soup', 5);
  const own = lineOf('l1', soup, 'Small', 3);
  const ask = (lines: readonly CartLine[], quantity: number, label = 'Small', sale = soup) =>
    decideAddLine({ store, lines }, sale, { lineId: 'new', choices: chosen(label), quantity }, noon);

  test('a line that grows is counted once', () => {
    expect(ask([own], 2)).toMatchObject({ ok: true, line: { quantity: 5 }, isNew: false });
    expect(ask([own], 3)).toMatchObject({ ok: false, refusal: { code: 'out_of_stock', available: 5 } });
  });

  test('another size of the dish counts, another dish does not', () => {
    expect(ask([own], 3, 'Big')).toMatchObject({
      ok: false,
      refusal: { code: 'out_of_stock', available: 2 },
    });
    expect(ask([own], 2, 'Big')).toMatchObject({ ok: true, isNew: true });
    const bread = lineOf('l2', saleOf('bread', undefined), 'Small', 50);
    expect(ask([bread], 5)).toMatchObject({ ok: true });
  });

  test('what nobody counts has no end', () => {
    expect(ask([], 9999, 'Small', saleOf('soup', undefined))).toMatchObject({ ok: true });
  });
});

describe('a line that is changed', () => {
  const soup = saleOf('soup', undefined);
  const both = {
    addOns: [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 2 },
    ],
  };
  const line = lineOf('l1', soup, 'Small', 1, both);
  const change = (choices: object, quantity = 1) =>
    decideUpdateLine({ lines: [line] }, soup, { lineId: 'l1', choices, quantity } as never, noon);

  test('the same add-ons in another order are no change; another number is', () => {
    const turned = { addOns: both.addOns.toReversed() };
    expect(change(chosen('Small', turned))).toMatchObject({ ok: false, refusal: { code: 'no_changes' } });
    expect(
      change(
        chosen('Small', {
          addOns: [
            { id: 'a', quantity: 2 },
            { id: 'b', quantity: 1 },
          ],
        }),
      ),
    ).toMatchObject({
      ok: true,
    });
  });

  test('choices that are not complete are told as such', () => {
    const answer = change({ food: [] }, 2);
    expect(answer.ok).toBe(false);
    expect(answer.ok ? '' : answer.refusal.code).toMatch(/^choice/);
  });
});

test('a line whose item is gone, or whose choice reads otherwise now, says so and nothing of prices', () => {
  const soup = saleOf('soup', 5);
  const line = lineOf('l1', soup, 'Small', 1);
  const [gone] = recheckLines([line], () => undefined, noon);
  expect(gone).toEqual({ line, refusal: { code: 'item_unavailable', name: '' }, priceChanged: false });
});

test('a choice that reads otherwise on today’s menu is asked anew', () => {
  const soup = saleOf('soup', 5);
  const line = { ...lineOf('l1', soup, 'Small', 1), choiceKey: 'as it read once' };
  const [checked] = recheckLines([line], () => soup, noon);
  const refusal = { code: 'choice_unknown', group: 'soup', label: '' };
  expect(checked).toEqual({ line, refusal, priceChanged: false });
});

test('what is not sold comes before what is too much of it', () => {
  const soup = saleOf('soup', undefined, { maximumCartQuantity: 1 });
  const [many, gone] = [lineOf('l1', saleOf('soup', undefined), 'Small', 3), lineOf('l2', soup, 'Big', 1)];
  const checked = recheckLines([many, gone], (line) => (line === many ? soup : undefined), noon);
  expect(checked.map(({ refusal }) => refusal?.code)).toEqual(['out_of_limits', 'item_unavailable']);
  expect(firstRefusal(checked)?.refusal.code).toBe('item_unavailable');
});
