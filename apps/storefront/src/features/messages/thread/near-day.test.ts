import { expect, test } from 'vitest';
import { nearDay } from './near-day.ts';

const near = (at: string, now: string, timeZone = 'Europe/Amsterdam') =>
  nearDay(Date.parse(at), Date.parse(now), timeZone);

test('today and yesterday are days of the market, whatever day it is for who reads', () => {
  const now = '2026-06-17T23:30:00Z';
  expect(near('2026-06-17T22:10:00Z', now)).toBe('today');
  expect(near('2026-06-17T21:50:00Z', now)).toBe('yesterday');
  expect(near('2026-06-16T21:50:00Z', now)).toBeNull();
  expect(near('2026-06-17T21:50:00Z', now, 'America/Montevideo')).toBe('today');
});

test('yesterday is the day before, though it had 23 or 25 hours', () => {
  const afterShort = '2026-03-29T22:30:00Z';
  expect(near('2026-03-29T10:00:00Z', afterShort)).toBe('yesterday');
  expect(near('2026-03-28T10:00:00Z', afterShort)).toBeNull();
  const afterLong = '2026-10-26T22:50:00Z';
  expect(near('2026-10-25T22:50:00Z', '2026-10-25T23:10:00Z')).toBe('yesterday');
  expect(near('2026-10-25T23:10:00Z', afterLong)).toBe('today');
  expect(near('2026-10-25T10:00:00Z', afterLong)).toBe('yesterday');
});
