import { describe, expect, test } from 'vitest';
import {
  TRIP_ACTORS,
  TRIP_EVENTS,
  TRIP_STATUSES,
  TRIP_STEPS,
  TRIP_TRANSITIONS,
  canCancelTrip,
  holdsUnits,
  isTripOff,
  isTripRunning,
  moveTrip,
} from './index.ts';

describe('moveTrip', () => {
  test('[RENT-16] a trip goes pending → confirmed → ongoing → completed, moved by who has the vehicles', () => {
    for (const actor of ['provider', 'operator', 'system'] as const) {
      expect(moveTrip({ status: 'pending' }, 'confirm', actor)).toEqual({ ok: true, to: 'confirmed' });
      expect(moveTrip({ status: 'confirmed' }, 'start', actor)).toEqual({ ok: true, to: 'ongoing' });
      expect(moveTrip({ status: 'ongoing' }, 'complete', actor)).toEqual({ ok: true, to: 'completed' });
    }
    expect(TRIP_STEPS).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
  });

  test('every state, event and actor: the table’s answer, or a refusal that says which of the two it is', () => {
    for (const status of TRIP_STATUSES)
      for (const event of TRIP_EVENTS)
        for (const actor of TRIP_ACTORS) {
          const rows = TRIP_TRANSITIONS.filter((row) => row.from === status && row.event === event);
          expect(rows.length).toBeLessThanOrEqual(1);
          const answer = moveTrip({ status }, event, actor);
          if (!rows[0])
            expect(answer).toEqual({ ok: false, refusal: { code: 'status_conflict', status, event } });
          else if (!rows[0].actors.includes(actor))
            expect(answer).toEqual({ ok: false, refusal: { code: 'forbidden', status, event } });
          else expect(answer).toEqual({ ok: true, to: rows[0].to });
        }
  });

  test('a shopper may only cancel, and only while pending or after the payment failed', () => {
    const own = TRIP_TRANSITIONS.filter((row) => row.actors.includes('shopper'));
    expect(own.map((row) => `${row.from} ${row.event}`)).toEqual(['pending cancel', 'payment_failed cancel']);
    expect(TRIP_STATUSES.filter((status) => canCancelTrip(status))).toEqual(['pending', 'payment_failed']);
    expect(TRIP_STATUSES.filter((status) => canCancelTrip(status, 'provider'))).toEqual([
      'pending',
      'confirmed',
    ]);
  });

  test('what is over holds nothing and what is final leads nowhere', () => {
    expect(TRIP_STATUSES.filter(isTripRunning)).toEqual(['pending', 'confirmed', 'ongoing']);
    expect(TRIP_STATUSES.filter(holdsUnits)).toEqual(['pending', 'confirmed', 'ongoing']);
    expect(TRIP_STATUSES.filter(isTripOff)).toEqual(['canceled', 'payment_failed']);
    const left = new Set(TRIP_TRANSITIONS.map(({ from }) => from));
    expect(TRIP_STATUSES.filter((status) => !left.has(status))).toEqual(['completed', 'canceled']);
    // No step leads back to where vehicles are held: they may be somebody else's by then.
    for (const row of TRIP_TRANSITIONS) expect(holdsUnits(row.to) && !holdsUnits(row.from)).toBe(false);
  });
});
