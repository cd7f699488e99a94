import { expect, test } from 'vitest';
import type { MapFeature, Tags } from '../map-feature.ts';
import { qaTileReader } from '../qa-tiles.ts';
import { QA_CITIES, qaTiles } from '../testing/city-tiles.fixture.ts';
import { isArea } from './area-tags.ts';

test.each<[boolean, Tags]>([
  [true, { building: 'yes' }],
  [true, { natural: 'water' }],
  [true, { place: 'islet', natural: 'coastline' }],
  [true, { highway: 'pedestrian', area: 'yes' }],
  [true, { waterway: 'riverbank' }],
  [false, { highway: 'residential', junction: 'roundabout' }],
  [false, { natural: 'coastline' }],
  [false, { leisure: 'track' }],
  [false, { barrier: 'fence' }],
  [false, { building: 'no' }],
  [false, { landuse: 'grass', area: 'no' }],
  [false, {}],
])('a closed way is an area (%s): %o', (expected, tags) => {
  expect(isArea(tags)).toBe(expected);
});

test.each(QA_CITIES)(
  'nearly every closed way of %s is what the QA tiles hold it for',
  async (city) => {
    let [closed, differing] = [0, 0];
    for await (const batch of qaTileReader(qaTiles(city)).batches()) {
      for (const feature of batch.filter(isClosedWay)) {
        closed++;
        if (isArea(feature.tags) !== (feature.geometry.type === 'MultiPolygon')) differing++;
      }
    }
    expect(closed).toBeGreaterThan(7000);
    expect(differing).toBeLessThan(10);
  },
  60_000,
);

function isClosedWay({ osmType, geometry }: MapFeature): boolean {
  if (osmType !== 'way' || geometry.type === 'Point') return false;
  if (geometry.type === 'MultiPolygon') return true;
  const [line = [], ...others] = geometry.coordinates;
  return others.length === 0 && line.length > 3 && String(line[0]) === String(line.at(-1));
}
