import { describe, expect, test } from 'vitest';
import { canComeBackAt, decideTripHours } from './index.ts';

const timeZone = 'Europe/Amsterdam';
// From eight until eight, on Sundays never, and on the Friday not at all.
const desk = [{ openMinute: 8 * 60, closeMinute: 20 * 60 }];
const hours = { timeZone, week: [[], desk, desk, desk, desk, desk, desk], daysOff: ['2026-06-19'] };

const decided = (from: string, until: string): string => {
  const decision = decideTripHours(hours, { fromMs: Date.parse(from), untilMs: Date.parse(until) });
  return decision.ok ? 'yes' : decision.refusal.code;
};

describe('[RENT-16] a trip begins and ends while its provider is there', () => {
  test.each([
    ['from the opening until the closing', '2026-06-17T06:00:00Z', '2026-06-17T18:00:00Z', 'yes'],
    ['before the opening', '2026-06-17T05:59:59Z', '2026-06-17T18:00:00Z', 'pickup_closed'],
    ['at the closing', '2026-06-17T18:00:00Z', '2026-06-18T10:00:00Z', 'pickup_closed'],
    ['back after the closing', '2026-06-17T17:00:00Z', '2026-06-17T18:00:01Z', 'return_closed'],
    ['back as it opens', '2026-06-17T17:00:00Z', '2026-06-18T06:00:00Z', 'yes'],
    ['back on a day off', '2026-06-18T10:00:00Z', '2026-06-19T10:00:00Z', 'return_closed'],
    ['over a night and a day off', '2026-06-18T10:00:00Z', '2026-06-20T10:00:00Z', 'yes'],
    ['on a Sunday', '2026-06-21T10:00:00Z', '2026-06-22T10:00:00Z', 'pickup_closed'],
  ])('%s', (_when, from, until, expected) => {
    expect(decided(from, until)).toBe(expected);
  });

  test('by the wall clock of its own place, also after the clocks went back', () => {
    // Eight in the morning is an hour later by UTC than the day before.
    const autumn = { ...hours, week: hours.week.map(() => desk) };
    expect(canComeBackAt(autumn, Date.parse('2026-10-25T07:00:00Z'))).toBe(true);
    expect(canComeBackAt(autumn, Date.parse('2026-10-25T06:59:59Z'))).toBe(false);
  });
});
