import { expect, test } from 'vitest';
import { pointOf, writtenPoint, writtenWeek } from './store-draft.ts';

test('[PART-01] coordinates are read with point or comma, and only where they are on the earth', () => {
  const read = (latitude: string, longitude: string) => pointOf({ latitude, longitude });
  expect(read('-34,905', ' -56.185 ')).toEqual({ lat: -34.905, lng: -56.185 });
  for (const [lat, lng] of [
    ['', '0'],
    ['0', ' '],
    ['91', '0'],
    ['0', '181'],
    ['north', '0'],
  ] as const)
    expect(read(lat, lng), `${lat} ${lng}`).toBeUndefined();
  expect(writtenPoint({ lat: -34.90512345678, lng: 1 })).toEqual({ latitude: '-34.905123', longitude: '1' });
});

test('[PART-01] coordinates copied from a page, with marks of direction and a typographic minus, are read: they were refused', () => {
  expect(pointOf({ latitude: '\u200e\u221234.905', longitude: '\u2066-56.185\u2069' })).toEqual({
    lat: -34.905,
    lng: -56.185,
  });
});

test('[PART-01] a week is written day by day', () => {
  const hours = { opens: '09:00', closes: '13:00' };
  expect(writtenWeek([[], [hours, { opens: '15:00', closes: '19:00' }], [], [], [], [], [hours]])).toEqual([
    { weekday: 1, opens: '09:00', closes: '13:00' },
    { weekday: 1, opens: '15:00', closes: '19:00' },
    { weekday: 6, opens: '09:00', closes: '13:00' },
  ]);
});
