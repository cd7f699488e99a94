import { describe, expect, test } from 'vitest';
import { findAddressAt } from './street-at.ts';

const middle = { lat: -34.9, lng: -56.18 };
const METRES_PER_DEGREE = 111_320;
/** Metres east and north of the origin. */
const at = (east: number, north: number) => ({
  lat: middle.lat + north / METRES_PER_DEGREE,
  lng: middle.lng + east / (METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)),
});
const house = (street: string, value: number, east: number, north: number) => ({
  street,
  number: String(value),
  value,
  ...at(east, north),
});
const road = (street: string, from: readonly [number, number], to: readonly [number, number]) => {
  const [start, end] = [at(...from), at(...to)];
  return { street, fromLat: start.lat, fromLng: start.lng, toLat: end.lat, toLng: end.lng };
};

// Ejido runs north, 30 m to the east; Soriano runs east, 10 m to the south of the origin.
const roads = [road('Ejido', [30, -100], [30, 100]), road('Soriano', [-100, -10], [100, -10])];

describe('the street of a point', () => {
  test('is that of its road and of the line of its neighbours, not that of the nearest house around the corner', () => {
    const addresses = [
      house('Ejido', 1201, 12, 4),
      house('Soriano', 1102, -14, 0),
      house('Soriano', 1104, -24, 0),
      house('Ejido', 1203, 12, 14),
      house('Ejido', 1205, 12, 24),
    ];
    expect(findAddressAt(middle, addresses, roads)).toMatchObject({ street: 'Soriano', number: '1102' });
  });

  test('on a wide avenue is the avenue, whose houses all stand far back', () => {
    const wide = [road('Avenida Italia', [-100, 27], [100, 27]), road('Lido', [18, -100], [18, 0])];
    const addresses = [
      house('Lido', 2, 9, -9),
      house('Avenida Italia', 3901, -20, 0),
      house('Avenida Italia', 3903, -35, 0),
      house('Lido', 4, 9, -19),
    ];
    expect(findAddressAt(middle, addresses, wide)?.street).toBe('Avenida Italia');
  });

  test('two spellings of a street speak for each other, and the house says which is answered', () => {
    const addresses = [house('Juan B. Morelli', 3450, 9, 0), house('Lindoro Forteza', 2601, 0, 13)];
    const spelt = [road('Juan B Morelli', [-50, 8], [50, 8]), road('Lindoro Forteza', [14, -50], [14, 50])];
    expect(findAddressAt(middle, addresses, spelt)).toMatchObject({
      street: 'Juan B. Morelli',
      number: '3450',
    });
  });

  test('a road without houses is named without a number', () => {
    const [first] = [road('Camino del Paso', [-50, 5], [50, 5])];
    const found = findAddressAt(middle, [], [first]);
    expect(found).toMatchObject({ street: 'Camino del Paso', number: null });
    expect(found?.distanceMetres).toBeCloseTo(5, 0);
  });

  test('without any road the house speaks alone, however far', () => {
    expect(findAddressAt(middle, [house('Ejido', 7, 300, 0)], [])).toMatchObject({
      street: 'Ejido',
      number: '7',
    });
    expect(findAddressAt(middle, [], [])).toBeUndefined();
  });
});
