import { expect, test } from 'vitest';
import { factsOf, iconOf } from './facts.ts';

test('a bicycle says nothing of air conditioning and fuel: both were missing, as if it could have had them', () => {
  const bicycle = { type: 'bicycle', air_condition: 0, fuel_type: 'none' } as const;
  expect(factsOf(bicycle)).toEqual(['seats', 'type', 'gearbox']);
  expect(factsOf({ ...bicycle, type: 'scooter', fuel_type: 'petrol' })).not.toContain('ac');
  expect(factsOf({ type: 'van', air_condition: 0, fuel_type: 'diesel' })).toEqual([
    'seats',
    'type',
    'ac',
    'gearbox',
    'fuel',
  ]);
  // A build of an operator's own may have it, whatever it is called.
  expect(factsOf({ ...bicycle, air_condition: 1 })).toContain('ac');
});

test('the type of a vehicle with two wheels has an icon with two wheels: a bicycle had a car', () => {
  expect(iconOf('type', { type: 'bicycle' })).toBe('cycle');
  expect(iconOf('type', { type: 'e-bike' })).toBe('cycle');
  expect(iconOf('type', { type: 'scooter' })).toBe('scooter');
  expect(iconOf('type', { type: 'motorcycle' })).toBe('scooter');
  expect(iconOf('type', { type: 'van' })).toBe('type');
  expect(iconOf('seats', { type: 'bicycle' })).toBe('seats');
});
