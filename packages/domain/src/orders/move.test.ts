import { describe, expect, test } from 'vitest';
import {
  ORDER_STATUSES,
  ORDER_TYPES,
  TRANSITIONS,
  autopilotPlan,
  decideMove,
  givesStockBack,
} from './index.ts';

describe('decideMove', () => {
  test('every row of the table can be walked by each of its actors, and leads where it says', () => {
    for (const row of TRANSITIONS) {
      for (const orderType of row.orderTypes) {
        for (const actor of row.actors) {
          const move = decideMove({ status: row.from, orderType }, row.to, actor);
          // What leads nowhere, such as turning a parcel round, is no status that could be asked for.
          expect(move).toMatchObject(row.to === row.from ? { ok: false } : { ok: true, to: row.to });
        }
      }
    }
  });

  test('no step is skipped, none is taken back', () => {
    for (const orderType of ORDER_TYPES) {
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_STATUSES) {
          const inTable = TRANSITIONS.some(
            (row) =>
              row.from === from &&
              row.to === to &&
              to !== from &&
              row.orderTypes.includes(orderType) &&
              row.actors.includes('operator'),
          );
          expect(decideMove({ status: from, orderType }, to, 'operator').ok).toBe(inTable);
        }
      }
    }
  });

  test('possible, but not for this one', () => {
    expect(decideMove({ status: 'pending', orderType: 'delivery' }, 'confirmed', 'shopper')).toEqual({
      ok: false,
      refusal: { code: 'forbidden', status: 'pending' },
    });
  });
});

test.each([
  ['pending', 'canceled', true],
  ['pending', 'failed', true],
  ['failed', 'canceled', false],
  ['picked_up', 'delivered', false],
] as const)('stock of an order that goes from %s to %s comes back: %s', (from, to, expected) => {
  expect(givesStockBack(from, to)).toBe(expected);
});

test('[CHK-09] however fast the autopilot runs, the store confirms no sooner than 20 seconds after placing', () => {
  for (const speed of [1, 8, 60, 1000]) {
    const plan = autopilotPlan({
      placedAtMs: 0,
      orderType: 'delivery',
      preparationMinutes: 15,
      routeSeconds: 480,
      speed,
    });
    const [confirm] = plan.steps;
    expect(confirm).toMatchObject({ to: 'confirmed', atMs: speed === 1 ? 45_000 : 20_000 });
    expect(plan.expectedAtMs).toBeLessThanOrEqual(speed === 8 ? 4 * 60_000 : 27 * 60_000);
  }
});
