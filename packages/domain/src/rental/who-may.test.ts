import { expect, test } from 'vitest';
import { canCancelTrip, moveTrip, TRIP_ACTORS, TRIP_EVENTS, TRIP_STATUSES } from './index.ts';

// Written from api.md, rule 9, beside the table and not from it: who may do what changes in two places or not at all.
const allowed: Readonly<Record<string, readonly [to: string, who: string]>> = {
  'pending confirm': ['confirmed', 'provider operator system'],
  'confirmed start': ['ongoing', 'provider operator system'],
  'ongoing complete': ['completed', 'provider operator system'],
  'pending cancel': ['canceled', 'shopper provider operator system'],
  'payment_failed cancel': ['canceled', 'shopper operator system'],
  'confirmed cancel': ['canceled', 'provider operator'],
  'ongoing cancel': ['canceled', 'operator'],
  'pending fail_payment': ['payment_failed', 'operator system'],
};
const cases = TRIP_STATUSES.flatMap((status) => TRIP_EVENTS.map((event) => [status, event] as const));

test.each(cases)('who may move a trip: %s, %s', (status, event) => {
  const [to, who] = allowed[`${status} ${event}`] ?? [undefined, ''];
  for (const actor of TRIP_ACTORS) {
    const decided = moveTrip({ status }, event, actor);
    if (to === undefined)
      expect(decided).toEqual({ ok: false, refusal: { code: 'status_conflict', status, event } });
    else if (who.split(' ').includes(actor)) expect(decided).toEqual({ ok: true, to });
    else expect(decided).toEqual({ ok: false, refusal: { code: 'forbidden', status, event } });
  }
});

test.each(TRIP_STATUSES)('who may end a trip that is %s', (status) => {
  const [, who] = allowed[`${status} cancel`] ?? ['', ''];
  for (const actor of TRIP_ACTORS) expect(canCancelTrip(status, actor)).toBe(who.split(' ').includes(actor));
});
