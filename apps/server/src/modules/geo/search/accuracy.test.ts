import { type City, montevideoReader, readCity } from '@promenade/market/city';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { writeCity } from '../index.ts';
import { fold } from './words/folded-words.ts';
import { seededChance } from '../../../testing/slips.fixture.ts';
import { typedInAHurry } from './misspelt.fixture.ts';

// Reads and writes a whole city: about 10 s on two cores.
const CITY_TIMEOUT_MS = 120_000;
const LEFT_OUT = 500;
const TYPED = 200;

let market: TestMarket;
let city: City;
let leftOut: Map<string, Set<string>>;

const spotOf = ({ addresses }: City, row: number): string => `${addresses.lat[row]},${addresses.lng[row]}`;
const streetOf = ({ addresses, streets }: City, row: number): string =>
  streets.names[addresses.streetIndex[row] ?? -1] ?? '';

/** Address points spread over the whole city, with their streets. */
function choosePoints(whole: City): Map<string, Set<string>> {
  const streets = new Map<string, Set<string>>();
  whole.addresses.numbers.forEach((_, row) => {
    const known = streets.get(spotOf(whole, row)) ?? new Set();
    streets.set(spotOf(whole, row), known.add(streetOf(whole, row)));
  });
  const spots = [...streets.keys()];
  const step = Math.floor(spots.length / LEFT_OUT);
  const chosen = Array.from({ length: LEFT_OUT }, (_, turn) => spots[turn * step + (step >> 1)] ?? '');
  return new Map(chosen.map((spot) => [spot, streets.get(spot) ?? new Set()]));
}

function withoutPoints(whole: City, points: ReadonlyMap<string, unknown>): City {
  const rows = whole.addresses.numbers.flatMap((_, row) => (points.has(spotOf(whole, row)) ? [] : [row]));
  const { streetIndex, numbers, lat, lng } = whole.addresses;
  const addresses = {
    streetIndex: Int32Array.from(rows, (row) => streetIndex[row] ?? 0),
    numbers: rows.map((row) => numbers[row] ?? ''),
    lat: Float64Array.from(rows, (row) => lat[row] ?? 0),
    lng: Float64Array.from(rows, (row) => lng[row] ?? 0),
  };
  return { ...whole, addresses };
}

beforeAll(async () => {
  market = await openTestMarket();
  // The tests here need neither the map's tiles nor its roads, so the coast is skipped.
  const { outline } = await readCity({ reader: montevideoReader(), coast: 'none' });
  const whole: City = { ...outline, tiles: [], graph: new Uint8Array() };
  leftOut = choosePoints(whole);
  city = withoutPoints(whole, leftOut);
  await writeCity(market.ctx, city);
}, CITY_TIMEOUT_MS);
afterAll(() => market.close());

test(
  '[LOC-03] of 500 address points left out of the index 98 % are named by their street, 90 % by a number within 40 m',
  async () => {
    expect(leftOut.size).toBe(LEFT_OUT);
    const wrong: string[] = [];
    let numbers = 0;
    for (const [spot, streets] of leftOut) {
      const [lat = 0, lng = 0] = spot.split(',').map(Number);
      const [found] = (await market.call('geo.reverse', { query: { lat, lng } })).results;
      if (!found?.street || !streets.has(found.street))
        wrong.push(`${[...streets]}: ${found?.formatted_address}`);
      if (found?.house_number && found.distance_metres <= 40) numbers += 1;
      if (found) expect(found.neighbourhood).toBeTruthy();
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(LEFT_OUT * 0.02);
    expect(numbers).toBeGreaterThanOrEqual(LEFT_OUT * 0.9);
  },
  CITY_TIMEOUT_MS,
);

describe('200 addresses typed in a hurry', () => {
  test.each([1, 2, 3])(
    '[LOC-04] misspelt, without accents or in another order: the wanted one is in the first five for 95 % (seed %i)',
    async (seed) => {
      const chance = seededChance(seed);
      const missed: string[] = [];
      for (let turn = 0; turn < TYPED; turn++) {
        const row = Math.floor(chance() * city.addresses.numbers.length);
        const [street, number] = [streetOf(city, row), city.addresses.numbers[row] ?? ''];
        const search_text = typedInAHurry(chance, street, number);
        const { suggestions } = await market.call('geo.autocomplete', { query: { search_text } });
        const five = suggestions.slice(0, 5).map(({ text }) => fold(text));
        if (!five.includes(fold(`${street} ${number}`))) missed.push(`${search_text}: ${five[0]}`);
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(TYPED * 0.05);
    },
    CITY_TIMEOUT_MS,
  );
});
