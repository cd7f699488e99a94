import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

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
