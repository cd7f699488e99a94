import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OrderActor,
  type OrderEvent,
  type OrderStatus,
  type OrderType,
  ORDER_EVENTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  TRANSITIONS,
  autopilotPlan,
  canCancel,
  courierFractionAt,
  decideOwnRefund,
  decideRefundRequest,
  decideTransition,
  dueSteps,
  isFinal,
  isOff,
  isFollowed,
  isRunning,
  stepsFor,
} from './index.ts';

const ACTORS: readonly OrderActor[] = ['shopper', 'store', 'courier', 'operator', 'system'];

describe('the table of states', () => {
  test('[CHK-01] each kind of order passes its own states', () => {
    expect(stepsFor('delivery')).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
    ]);
    expect(stepsFor('parcel')).toEqual(stepsFor('delivery'));
    expect(stepsFor('take_away')).toEqual(['pending', 'confirmed', 'processing', 'handover', 'delivered']);
  });

  test('no two rows answer the same question', () => {
    const questions = TRANSITIONS.flatMap((row) =>
      row.orderTypes.map((type) => `${row.from} ${row.event} ${type}`),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('every state but pending is reached, and every event does something', () => {
    const reached = new Set<string>(TRANSITIONS.map((row) => row.to));
    expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual(['pending']);
    expect(ORDER_EVENTS.filter((event) => !TRANSITIONS.some((row) => row.event === event))).toEqual([]);
  });

  test('a random walk stays in the table, never comes back to a state, and ends', () => {
    const step = fc.tuple(fc.constantFrom(...ORDER_EVENTS), fc.constantFrom(...ACTORS));
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_TYPES), fc.array(step, { maxLength: 200 }), (orderType, walk) => {
        const passed: OrderStatus[] = ['pending'];
        for (const [event, actor] of walk) {
          const status = passed.at(-1) ?? 'pending';
          const decision = decideTransition({ status, orderType }, event, actor);
          const row = TRANSITIONS.find(
            (one) => one.from === status && one.event === event && one.orderTypes.includes(orderType),
          );
          if (decision.ok) {
            expect(row?.actors).toContain(actor);
            expect(decision.to).toBe(row?.to);
            passed.push(decision.to);
          } else
            expect(decision.refusal).toEqual({ code: row ? 'forbidden' : 'status_conflict', status, event });
        }
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed.slice(0, -1).filter(isFinal)).toEqual([]);
      }),
    );
  });

  test('a take-away is never picked up by a courier', () => {
    const refusal = decideTransition({ status: 'handover', orderType: 'take_away' }, 'pick_up', 'courier');
    expect(refusal).toEqual({
      ok: false,
      refusal: { code: 'status_conflict', status: 'handover', event: 'pick_up' },
    });
  });

  test.each([
    ['store', 'pending', 'confirm', true],
    ['shopper', 'pending', 'confirm', false],
    ['courier', 'picked_up', 'deliver', true],
    ['store', 'picked_up', 'deliver', false],
    ['shopper', 'delivered', 'request_refund', true],
    ['store', 'refund_requested', 'refund', false],
  ] as [OrderActor, OrderStatus, OrderEvent, boolean][])(
    '%s, order %s: %s is %s',
    (actor, status, event, allowed) => {
      expect(decideTransition({ status, orderType: 'delivery' }, event, actor).ok).toBe(allowed);
    },
  );
});

describe('canceling and refunds', () => {
  test('[CHK-09] a shopper cancels what a store makes while pending or failed, nothing else', () => {
    for (const orderType of ['delivery', 'take_away'] as const) {
      expect(ORDER_STATUSES.filter((status) => canCancel({ status, orderType }))).toEqual([
        'pending',
        'failed',
      ]);
    }
    expect(canCancel({ status: 'processing', orderType: 'delivery' }, 'store')).toBe(true);
  });

  test('a refund is asked for delivered and paid orders, without delivery and tip', () => {
    const order = {
      status: 'delivered',
      orderType: 'delivery',
      paymentStatus: 'paid',
      totalMinor: 1_000,
      deliveryMinor: 120,
      tipMinor: 50,
    } as const;
    expect(decideRefundRequest(order, true)).toEqual({ ok: true, amountMinor: 830 });
    expect(decideRefundRequest(order, false)).toMatchObject({ refusal: { code: 'refunds_off' } });
    expect(decideRefundRequest({ ...order, paymentStatus: 'unpaid' }, true)).toMatchObject({
      refusal: { code: 'not_refundable' },
    });
    expect(decideRefundRequest({ ...order, status: 'picked_up' }, true)).toMatchObject({
      refusal: { code: 'not_refundable' },
    });
  });

  test('an operator refunds what nobody asked to have refunded, also where customers may not ask', () => {
    const order = {
      status: 'delivered',
      orderType: 'take_away',
      paymentStatus: 'paid',
      totalMinor: 1_000,
      deliveryMinor: 0,
      tipMinor: 50,
    } as const;
    expect(decideOwnRefund(order)).toEqual({ ok: true, amountMinor: 950 });
    const notRefundable = { refusal: { code: 'not_refundable' } };
    expect(decideOwnRefund({ ...order, paymentStatus: 'partially_paid' })).toMatchObject(notRefundable);
    for (const status of ['handover', 'refunded', 'refund_request_canceled', 'canceled'] as const)
      expect(decideOwnRefund({ ...order, status })).toMatchObject(notRefundable);
  });

  test('what runs is what is shown as running', () => {
    expect(ORDER_STATUSES.filter(isRunning)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
    ]);
    expect(ORDER_STATUSES.filter((one) => isFollowed(one) && !isRunning(one))).toEqual(['refund_requested']);
    expect(ORDER_STATUSES.filter(isOff)).toEqual(['canceled', 'failed']);
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['canceled', 'refunded', 'refund_request_canceled']);
  });
});

describe('the timetable', () => {
  const question = fc
    .record({
      placedAtMs: fc.integer({ min: 0, max: 2e12 }),
      orderType: fc.constantFrom<OrderType>(...ORDER_TYPES),
      preparationMinutes: fc.integer({ min: 0, max: 90 }),
      routeSeconds: fc.integer({ min: 0, max: 7200 }),
      aheadMinutes: fc.option(fc.integer({ min: -60, max: 3000 }), { nil: undefined }),
      speed: fc.constantFrom(1, 10, 60),
    })
    .map(({ aheadMinutes, ...rest }) => ({
      ...rest,
      scheduledForMs: aheadMinutes === undefined ? undefined : rest.placedAtMs + aheadMinutes * 60_000,
    }));

  test('[CHK-09] passes every state of its kind, in order of time, to the end', () => {
    fc.assert(
      fc.property(question, (given) => {
        const plan = autopilotPlan(given);
        expect(['pending', ...plan.steps.map((step) => step.to)]).toEqual(stepsFor(given.orderType));
        const instants = [given.placedAtMs, ...plan.steps.map((step) => step.atMs)];
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
        expect(plan.steps.at(-1)?.atMs).toBe(plan.expectedAtMs);
      }),
    );
  });

  test('[CHK-08] a scheduled order arrives at its time, or as soon as it can', () => {
    fc.assert(
      fc.property(question, (given) => {
        const asap = autopilotPlan({ ...given, scheduledForMs: undefined }).expectedAtMs;
        const wished = Math.max(asap, given.scheduledForMs ?? 0);
        expect(Math.abs(autopilotPlan(given).expectedAtMs - wished)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('[CHK-09] the courier goes from 0 at the pick-up to 1 at the door, never back', () => {
    fc.assert(
      fc.property(
        question,
        fc.array(fc.integer({ min: 0, max: 1e7 }), { maxLength: 20 }),
        (given, offsets) => {
          const plan = autopilotPlan(given);
          const fractions = offsets
            .toSorted((a, b) => a - b)
            .map((offset) => courierFractionAt(plan, given.placedAtMs + offset));
          if (given.orderType === 'take_away') {
            expect(fractions.every((one) => one === undefined)).toBe(true);
            return;
          }
          const known = fractions.filter((one) => one !== undefined);
          expect(known).toEqual(known.toSorted((a, b) => a - b));
          expect(known.every((one) => one >= 0 && one <= 1)).toBe(true);
          const pickedUpMs = plan.steps.find((step) => step.event === 'pick_up')?.atMs ?? 0;
          expect(courierFractionAt(plan, pickedUpMs - 1)).toBeUndefined();
          expect(courierFractionAt(plan, pickedUpMs)).toBe(0);
          expect(courierFractionAt(plan, plan.expectedAtMs)).toBe(1);
        },
      ),
    );
  });

  test('due steps: all that have passed, ahead of where the order stands', () => {
    const plan = autopilotPlan({
      placedAtMs: 0,
      orderType: 'delivery',
      preparationMinutes: 10,
      routeSeconds: 600,
    });
    expect(dueSteps(plan, 'pending', 44_999)).toEqual([]);
    expect(dueSteps(plan, 'pending', 45_000).map((step) => step.event)).toEqual(['confirm']);
    expect(dueSteps(plan, 'confirmed', plan.expectedAtMs).map((step) => step.event)).toEqual([
      'start',
      'hand_over',
      'pick_up',
      'deliver',
    ]);
    expect(dueSteps(plan, 'delivered', plan.expectedAtMs)).toEqual([]);
    expect(dueSteps(plan, 'canceled', plan.expectedAtMs)).toEqual([]);
  });
});
