import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MapDrawing, mapStyle } from './map-style.ts';

const bare: MapDrawing = {
  source: { tiles_url: '/tiles/{z}/{x}/{y}', min_zoom: 5, max_zoom: 15 } as MapDrawing['source'],
  dark: false,
  line: [],
  areas: [],
};
const way = [
  { lat: -34.9058, lng: -56.1882 },
  { lat: -34.906, lng: -56.2012 },
];

beforeAll(() => vi.stubGlobal('location', { origin: 'https://market.example' }));
afterAll(() => vi.unstubAllGlobals());

/** Up to which zoom the names of cities are drawn; undefined if never. */
const citiesUntil = (drawing: Partial<MapDrawing>): number | undefined =>
  mapStyle({ ...bare, ...drawing }).layers.find(({ id }) => id === 'places_locality')?.maxzoom;

test('the way of a courier or a trip through a city does not strike its name through: Montevideo stood on the line', () => {
  expect(citiesUntil({ line: way })).toBeLessThanOrEqual(12);
  expect(citiesUntil({})).toBe(14);
});
