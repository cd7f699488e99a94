import { pickupAtOf } from '@promenade/domain/rental';
import { expect, test } from 'vitest';
import { clocksDiffer, nextSlot } from './when-field.tsx';

test.each([
  ['2026-06-17T12:00:00Z', 'America/Montevideo', '2026-06-17 11:00:00'],
  ['2026-06-17T12:59:59Z', 'America/Montevideo', '2026-06-17 11:00:00'],
  ['2026-06-17T08:40:00Z', 'Asia/Kolkata', '2026-06-17 16:00:00'],
  ['2026-06-17T08:10:00Z', 'Asia/Kathmandu', '2026-06-17 15:00:00'],
  // The night on which 02:00 is 03:00, and the one on which 03:00 is 02:00 again.
  ['2026-03-29T00:30:00Z', 'Europe/Amsterdam', '2026-03-29 04:00:00'],
  ['2026-10-24T23:30:00Z', 'Europe/Amsterdam', '2026-10-25 02:00:00'],
  ['2026-10-25T00:10:00Z', 'Europe/Amsterdam', '2026-10-25 03:00:00'],
])(
  '[RENT-12] what is suggested at %s in %s is a full hour to come: it was half past where clocks are half an hour off',
  (at, zone, slot) => {
    const nowMs = Date.parse(at);
    expect(nextSlot(nowMs, zone)).toBe(slot);
    expect(pickupAtOf(slot, zone, nowMs)).toBeGreaterThan(nowMs);
  },
);

test('clocks differ by what they show at that instant, not by the names of their zones', () => {
  expect(clocksDiffer('2026-01-10 12:00:00', 'Europe/Amsterdam', 'Europe/Paris')).toBe(false);
  expect(clocksDiffer('2026-01-10 12:00:00', 'Europe/London', 'Africa/Accra')).toBe(false);
  expect(clocksDiffer('2026-07-10 12:00:00', 'Europe/London', 'Africa/Accra')).toBe(true);
});
