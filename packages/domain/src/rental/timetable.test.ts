import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driverFractionAt, tripStepsAfter, tripTimetable } from './index.ts';

const hourMs = 3_600_000;
const now = { bookedAtMs: 0, startsAtMs: 0, endsAtMs: 5 * hourMs, routeSeconds: 600, speed: 8 };

test('[RENT-16] a trip of now: confirmed after twenty seconds, brought over the road, over at its end', () => {
  const plan = tripTimetable(now);
  expect(plan.steps).toEqual([
    { event: 'confirm', to: 'confirmed', atMs: 20_000 },
    { event: 'start', to: 'ongoing', atMs: 95_000 },
    { event: 'complete', to: 'completed', atMs: 5 * hourMs },
  ]);
  expect([plan.departsAtMs, plan.arrivesAtMs]).toEqual([20_000, 95_000]);
  expect([0, 20_000, 57_500, 95_000, 99_000].map((at) => driverFractionAt(plan, at))).toEqual([
    0, 0, 0.5, 1, 1,
  ]);
});

test('[RENT-16] a trip of tomorrow is brought for its start', () => {
  const plan = tripTimetable({ ...now, startsAtMs: 24 * hourMs, endsAtMs: 29 * hourMs });
  expect(plan.arrivesAtMs).toBe(24 * hourMs);
  expect(plan.departsAtMs).toBe(24 * hourMs - 75_000);
});

test.each([
  ['pending', ['confirm', 'start', 'complete']],
  ['confirmed', ['start', 'complete']],
  ['ongoing', ['complete']],
  ['completed', []],
  ['canceled', []],
  ['payment_failed', []],
] as const)('[RENT-16] what is left of a trip that is %s', (status, events) => {
  expect(tripStepsAfter(tripTimetable(now), status).map(({ event }) => event)).toEqual(events);
});

test('[RENT-16] steps follow one another, the driver only ever comes nearer, and no trip ends before it is due', () => {
  const times = fc.record({
    bookedAtMs: fc.nat(1e12),
    startsIn: fc.nat(1e9),
    hours: fc.integer({ min: 1, max: 8760 }),
    routeSeconds: fc.nat(1e5),
    speed: fc.double({ min: 0.1, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(times, fc.nat(1e6), fc.nat(1e6), ({ startsIn, hours, ...rest }, one, other) => {
      const startsAtMs = rest.bookedAtMs + startsIn;
      const endsAtMs = startsAtMs + hours * hourMs;
      const plan = tripTimetable({ ...rest, startsAtMs, endsAtMs });
      const at = plan.steps.map(({ atMs }) => atMs);
      expect(at).toEqual([...at].sort((a, b) => a - b));
      expect(at[2]).toBeGreaterThanOrEqual(endsAtMs);
      expect(plan.arrivesAtMs).toBeGreaterThanOrEqual(startsAtMs);
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map(
        (ms) => plan.departsAtMs - 1000 + ms,
      ) as [number, number];
      expect(driverFractionAt(plan, before)).toBeLessThanOrEqual(driverFractionAt(plan, after));
    }),
  );
});
