import { expect, test } from 'vitest';
import { zonesByDistance } from './zones-by-distance.ts';

const north = { id: 'north', latitude: -34.8, longitude: -56.2 };
const centre = { id: 'centre', latitude: -34.9, longitude: -56.2 };
const south = { id: 'south', latitude: -35, longitude: -56.2 };
const zones = [north, centre, south];

test('without a point the zones stay as they are', () => {
  expect(zonesByDistance(zones, { point: null, nearest: null })).toEqual(zones);
});

test('the nearest middle comes first', () => {
  const point = { lat: -35.2, lng: -56.2 };
  expect(zonesByDistance(zones, { point, nearest: null })).toEqual([south, centre, north]);
});

test('the zone that the server measured as nearest comes before one whose middle is nearer', () => {
  const point = { lat: -35.2, lng: -56.2 };
  const nearest = { id: 'north', distanceMetres: 40 };
  expect(zonesByDistance(zones, { point, nearest })).toEqual([north, south, centre]);
});

test('a degree of longitude is shorter than one of latitude, away from the equator', () => {
  const east = { id: 'east', latitude: 60, longitude: 31.5 };
  const above = { id: 'above', latitude: 61, longitude: 30 };
  const point = { lat: 60, lng: 30 };
  expect(zonesByDistance([above, east], { point, nearest: null })[0]).toBe(east);
});
