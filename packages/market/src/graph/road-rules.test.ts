import { expect, test } from 'vitest';
import { findRoadRule } from './road-rules.ts';
import { MODE_BITS } from './travel-mode.ts';

const { driving: CAR, walking: FOOT, bicycling: BIKE } = MODE_BITS;
const ALL = CAR | FOOT | BIKE;

test.each([
  [{ highway: 'residential' }, ALL, ALL],
  [{ highway: 'residential', oneway: 'yes' }, ALL, FOOT],
  [{ highway: 'residential', oneway: '-1' }, FOOT, ALL],
  [{ highway: 'residential', oneway: 'yes', 'oneway:bicycle': 'no' }, ALL, FOOT | BIKE],
  [{ highway: 'residential', oneway: 'yes', cycleway: 'opposite_lane' }, ALL, FOOT | BIKE],
  [{ highway: 'residential', oneway: 'yes', cycleway: 'lane' }, ALL, FOOT],
  [{ highway: 'primary', junction: 'roundabout' }, ALL, FOOT],
  [{ highway: 'motorway' }, CAR, 0],
  [{ highway: 'service', vehicle: 'no' }, FOOT, FOOT],
  [{ highway: 'service', vehicle: 'no', bicycle: 'yes' }, FOOT | BIKE, FOOT | BIKE],
  [{ highway: 'service', motor_vehicle: 'no', motorcar: 'yes' }, ALL, ALL],
  [{ highway: 'service', access: 'private', foot: 'permissive' }, FOOT, FOOT],
  [{ highway: 'residential', access: 'no', motor_vehicle: 'destination' }, CAR, CAR],
  [{ highway: 'footway', bicycle: 'designated' }, FOOT | BIKE, FOOT | BIKE],
  [{ highway: 'footway', motor_vehicle: 'yes' }, FOOT, FOOT],
])('%j', (tags, forward, backward) => {
  expect(findRoadRule(tags)).toMatchObject({ forward, backward });
});

test.each([
  { highway: 'proposed' },
  { building: 'yes' },
  { highway: 'service', access: 'no' },
  { highway: 'motorway', vehicle: 'no' },
])('%j is nobody’s road', (tags) => expect(findRoadRule(tags)).toBeUndefined());

test.each([
  ['30', 30],
  ['30 mph', 48],
  [' 60 ', 60],
  ['walk', 45],
  ['2', 45],
  ['200', 45],
  [undefined, 45],
])('a sign that says %s: %i km/h in a street', (maxspeed, speedKmh) => {
  const tags = { highway: 'residential', ...(maxspeed !== undefined && { maxspeed }) };
  expect(findRoadRule(tags)).toMatchObject({ speedKmh });
});
