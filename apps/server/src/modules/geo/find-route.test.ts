import { RoadBook, writeRoadGraph } from '@promenade/market/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { proves } from '../../testing/index.ts';

const { items } = fixture;

type Line = { readonly lat: number; readonly corners: number; readonly tags: Record<string, string> };

/**
 * Three routes from west to east, out of reach of each other: a street past the trattoria, a footpath, a cycle path.
 * Each must be the largest network of its mode, so it has more corners than the one before.
 */
const lines: readonly Line[] = [
  { lat: -34.906, corners: 4, tags: { highway: 'residential', maxspeed: '45' } },
  { lat: -34.95, corners: 6, tags: { highway: 'footway' } },
  { lat: -35, corners: 8, tags: { highway: 'cycleway', foot: 'no' } },
];
const [street, footpath, cyclePath] = lines.map(({ lat }) => lat) as [number, number, number];

function graph(): Buffer {
  const book = new RoadBook();
  for (const [osmId, { lat, corners, tags }] of lines.entries()) {
    const line = Array.from({ length: corners }, (_, index): [number, number] => [-56.2 + 0.01 * index, lat]);
    book.add({ osmType: 'way', osmId, tags, geometry: { type: 'MultiLineString', coordinates: [line] } });
  }
  return Buffer.from(writeRoadGraph(book.graph()));
}

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await sql`insert into geo_graph (graph) values (${graph()})`.execute(market.ctx.db);
});
afterAll(() => market.close());

/** Along one of the lines, slightly to its side. */
const along = (lat: number) => ({
  origin_lat: lat + 0.0002,
  origin_lng: -56.195,
  destination_lat: lat - 0.0002,
  destination_lng: -56.185,
});

describe('the mode of a way', () => {
  test.each([
    ['driving', street],
    ['walking', footpath],
    ['bicycling', cyclePath],
  ] as const)('[RENT-11] %s is the first that has a road there', async (mode, lat) => {
    const reply = await market.call('geo.distance', { query: along(lat) });
    expect(reply).toMatchObject({ mode, status: 'OK' });
    expect(Math.abs(reply.distanceMeters - 913)).toBeLessThan(2);
  });

  test('[RENT-11] where the one that is asked for has no road, the others follow in their order', async () => {
    const ask = (lat: number, mode: 'walking' | 'bicycling') =>
      market.call('geo.distance', { query: { ...along(lat), mode } });
    expect((await ask(street, 'bicycling')).mode).toBe('driving');
    expect((await ask(footpath, 'bicycling')).mode).toBe('walking');
    expect((await ask(cyclePath, 'walking')).mode).toBe('bicycling');
  });

  test('[RENT-11] between networks that never meet the straight line is all there is', async () => {
    proves({
      dependency: 'maps',
      failure: 'no way by road',
      shopperSees: 'a distance along the straight line, and the answer says so by its mode',
    });
    const query = { ...along(street), destination_lat: -36 };
    expect(await market.call('geo.distance', { query })).toMatchObject({
      mode: 'haversine',
      status: 'ZERO_RESULTS',
    });
  });
});

test('an order is expected as much later as its way takes longer', async () => {
  const { guestId } = await market.newGuest();
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, { guestId });
  const at = async (longitude: number) => {
    const body = { order_type: 'delivery' as const, latitude: street, longitude };
    const quote = await market.call('checkout.quote', { body }, { guestId });
    const query = {
      origin_lat: street,
      origin_lng: -56.191,
      destination_lat: street,
      destination_lng: longitude,
    };
    const { duration, distanceMeters } = await market.call('geo.distance', { query });
    expect(quote.distance_metres).toBe(distanceMeters);
    return { expectedAtMs: Date.parse(quote.expected_at ?? ''), seconds: Number.parseInt(duration, 10) };
  };
  const [near, far] = [await at(-56.189), await at(-56.172)];
  // 1,551 m at 27 km/h, which is 60 % of the speed limit.
  expect(far.seconds - near.seconds).toBe(207);
  const laterSeconds = (far.expectedAtMs - near.expectedAtMs) / 1000;
  expect(Math.abs(laterSeconds - 207)).toBeLessThan(2);
});
