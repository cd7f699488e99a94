import { describe, expect, test } from 'vitest';
import {
  canCancel,
  decideMove,
  decideTransition,
  ORDER_EVENTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderActor,
  type OrderEvent,
  type OrderStatus,
  type OrderType,
  wasDelivered,
} from './index.ts';

const actors: readonly OrderActor[] = ['shopper', 'store', 'courier', 'operator', 'system'];

// Written from api.md, rule 9, beside the table and not from it: who may do what changes in two places or not at all.
// `from event > to: who`, for each kind of order.
const sold = `
  pending confirm > confirmed: store operator system
  confirmed start > processing: store operator system
  processing hand_over > handover: store operator system
  pending cancel > canceled: shopper store operator system
  failed cancel > canceled: shopper operator system
  confirmed cancel > canceled: store operator
  processing cancel > canceled: store operator
  handover cancel > canceled: operator
  picked_up cancel > canceled: operator`;
const every = `
  pending fail > failed: operator system
  delivered request_refund > refund_requested: shopper
  delivered refund > refunded: operator
  refund_requested refund > refunded: operator
  refund_requested refuse_refund > refund_request_canceled: operator
  refund_requested withdraw_refund > refund_request_canceled: shopper`;
const carried = `
  handover pick_up > picked_up: courier operator system
  picked_up deliver > delivered: courier operator system`;
const allowed: Readonly<Record<OrderType, string>> = {
  delivery: sold + carried + every,
  take_away: `${sold + every}
  handover deliver > delivered: store operator system`,
  parcel: `${carried + every}
  pending confirm > confirmed: courier operator system
  confirmed start > processing: courier operator system
  processing hand_over > handover: courier operator system
  pending cancel > canceled: shopper store operator system
  failed cancel > canceled: shopper operator system
  confirmed cancel > canceled: shopper courier operator
  processing cancel > canceled: shopper courier operator
  handover cancel > canceled: shopper courier operator
  picked_up turn_back > picked_up: shopper courier operator
  picked_up cancel > canceled: courier operator system`,
};

interface Rule {
  readonly to: string;
  readonly who: readonly string[];
}
function rulesOf(orderType: OrderType): ReadonlyMap<string, Rule> {
  const lines = allowed[orderType].split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [, step = '', to = '', who = ''] = /^ *(\w+ \w+) > (\w+): (.+)$/.exec(line) ?? [];
      return [step, { to, who: who.split(' ') }];
    }),
  );
}

describe.each(ORDER_TYPES)('who may move an order: %s', (orderType) => {
  const rules = rulesOf(orderType);
  const cases = ORDER_STATUSES.flatMap((status) => ORDER_EVENTS.map((event) => [status, event] as const));

  test.each(cases)('%s, %s', (status: OrderStatus, event: OrderEvent) => {
    const rule = rules.get(`${status} ${event}`);
    for (const actor of actors) {
      const decided = decideTransition({ status, orderType }, event, actor);
      if (!rule) expect(decided).toEqual({ ok: false, refusal: { code: 'status_conflict', status, event } });
      else if (rule.who.includes(actor)) expect(decided).toEqual({ ok: true, to: rule.to });
      else expect(decided).toEqual({ ok: false, refusal: { code: 'forbidden', status, event } });
    }
  });

  test.each(ORDER_STATUSES)('one step from %s to any other', (status) => {
    for (const to of ORDER_STATUSES)
      for (const actor of actors) {
        const steps = [...rules].filter(
          ([step, rule]) => step.startsWith(`${status} `) && rule.to === to && to !== status,
        );
        const own = steps.find(([, { who }]) => who.includes(actor));
        const decided = decideMove({ status, orderType }, to, actor);
        if (own) expect(decided).toEqual({ ok: true, event: own[0].split(' ')[1], to });
        else {
          const code = steps.length > 0 ? 'forbidden' : 'status_conflict';
          expect(decided).toEqual({ ok: false, refusal: { code, status } });
        }
      }
  });

  test('who may end it, or have it brought back', () => {
    for (const status of ORDER_STATUSES)
      for (const actor of actors) {
        const may = [`${status} cancel`, `${status} turn_back`].some((step) =>
          rules.get(step)?.who.includes(actor),
        );
        expect(canCancel({ status, orderType }, actor)).toBe(may);
      }
  });
});

test('what reached its shopper did so whatever becomes of the money', () => {
  expect(ORDER_STATUSES.filter(wasDelivered)).toEqual([
    'delivered',
    'refund_requested',
    'refunded',
    'refund_request_canceled',
  ]);
});
