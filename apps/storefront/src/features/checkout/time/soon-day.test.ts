import { expect, test } from 'vitest';
import { soonDay } from './soon-day.ts';

const nowMs = Date.parse('2026-12-03T23:30:00Z');
const told = (at: string, timeZone = 'America/Montevideo', language: 'en' | 'fr' | 'nl' | 'ar' = 'en') =>
  soonDay(at, { nowMs, timeZone, language });

test('the days of checkout are Today and Tomorrow of the market: they were given as dates', () => {
  expect(told('2026-12-04T02:30:00Z')).toBe('Today');
  expect(told('2026-12-04T15:00:00Z')).toBe('Tomorrow');
  expect(told('2026-12-05T15:00:00Z')).toBeNull();
  // East of Greenwich the next day has begun.
  expect(told('2026-12-04T15:00:00Z', 'Europe/Amsterdam')).toBe('Today');
});

test.each([
  ['fr', 'Aujourd’hui', 'Demain'],
  ['nl', 'Vandaag', 'Morgen'],
  ['ar', 'اليوم', 'غدًا'],
] as const)('today and tomorrow are named in %s', (language, today, tomorrow) => {
  expect(told('2026-12-04T02:30:00Z', undefined, language)).toBe(today);
  expect(told('2026-12-04T15:00:00Z', undefined, language)).toBe(tomorrow);
});
