import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { isOutside, outsideOf } from './outside.ts';

const point = { lat: 1, lng: 2 };
const refusal = (code: string, more: object = {}) =>
  new Refusal(404, { errors: [{ code, message: '' }], message: '', ...more });

test('[LOC-06] the nearest zone is read where the market names it, with how far it is', () => {
  const near = (nearest: unknown) => outsideOf(refusal('no_zone', { nearest }), point);
  expect(near({ id: 'z', distance_metres: 900 })).toEqual({
    point,
    nearest: { id: 'z', distanceMetres: 900 },
  });
  expect(near({ zone_id: 'z', distance_metres: 0 }).nearest).toEqual({ id: 'z', distanceMetres: 0 });
  for (const half of [
    null,
    undefined,
    {},
    { id: 'z' },
    { distance_metres: 900 },
    { id: 7, distance_metres: 1 },
  ])
    expect(near(half)).toEqual({ point, nearest: null });
});

test('a place is outside where the market says so, and for no other reason', () => {
  expect(isOutside(refusal('no_zone'))).toBe(true);
  expect(isOutside(refusal('malformed'))).toBe(false);
  expect(isOutside(new TypeError('lost'))).toBe(false);
});
