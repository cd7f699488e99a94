import { sql } from 'kysely';
import { decodePolyline, haversineMetres } from '@promenade/domain/zones';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, placeTestOrder } from '../../../testing/index.ts';
import { openProviderMarket, type ProviderMarket, SECRET_KEY } from './recorded/provider-market.fixture.ts';
import { type Behaviour, failures, startProviderServer } from './recorded/provider-server.fixture.ts';
import { proves } from '../../../testing/index.ts';

let market: ProviderMarket;
beforeAll(async () => {
  market = await openProviderMarket();
});
afterAll(() => market.close());

const house = { lat: -34.9058, lng: -56.1861 };
const ends = {
  origin_lat: fixture.points.centre.lat,
  origin_lng: fixture.points.centre.lng,
  destination_lat: -34.9036,
  destination_lng: -56.1794,
};

const type = async (search_text: string) =>
  (await market.call('geo.autocomplete', { query: { search_text } })).suggestions;
const submit = async (search_text: string) =>
  (await market.call('geo.autocomplete', { query: { search_text, submitted: '1' } })).suggestions;
const open = (placeid: string) => market.call('geo.place', { query: { placeid } });
const addressOf = async (point: typeof house) =>
  (await market.call('geo.reverse', { query: point })).results[0];
const nextTurn = () => market.clock.advance(2000);

// The log's word for each kind of failure.
const words: Partial<Record<Behaviour, string>> = {
  silent: 'timeout',
  'too many': 'quota',
  forbidden: 'refused',
  broken: 'status',
  'page of HTML': 'garbage',
  'half an answer': 'garbage',
  'endless answer': 'too_large',
  'other shape': 'garbage',
  'hangs up': 'unreachable',
  'sends elsewhere': 'unreachable',
};

const everyone = ['local', 'nominatim', 'photon', 'google'] as const;
const outsiders = ['nominatim', 'photon', 'google'] as const;

describe.each(everyone)('%s', (name) => {
  beforeEach(() => market.choose(name));

  test('[LOC-04] a submitted search finds the house, and its details say where it is', async () => {
    const [first] = await submit('18 de Julio 1360');
    expect(first).toMatchObject({
      text: 'Avenida 18 de Julio 1360',
      kind: 'address',
      house_number_match: 'exact',
    });
    nextTurn();
    const place = await open(first?.placeId ?? '');
    expect(place.placeId).toBe(first?.placeId);
    expect(place.formatted_address).toContain('Avenida 18 de Julio 1360');
    expect(haversineMetres(place.location, house)).toBeLessThan(20);
  });

  test('[LOC-04] while typing there are suggestions, each once', async () => {
    const suggestions = await type('18 de jul');
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions[0]?.text).toContain('18 de Julio');
    expect(new Set(suggestions.map(({ placeId }) => placeId)).size).toBe(suggestions.length);
  });

  test('[LOC-03] a point has its street, number and neighbourhood', async () => {
    const address = await addressOf(house);
    expect(address).toMatchObject({
      street: 'Avenida 18 de Julio',
      house_number: '1360',
      neighbourhood: 'Centro',
    });
    expect(address?.formatted_address).toContain('Avenida 18 de Julio 1360');
    expect(address?.distance_metres).toBeLessThan(10);
  });

  test('nothing outside the market is offered, and a point there is asked of nobody', async () => {
    const suggestions = await submit('18 de Julio 1360');
    for (const { placeId } of suggestions) {
      nextTurn();
      const place = await open(placeId).catch(() => undefined);
      if (place) expect(haversineMetres(place.location, house)).toBeLessThan(5000);
    }
    market.provider.asked.length = 0;
    expect(await market.call('geo.reverse', { query: fixture.points.outside })).toEqual({ results: [] });
    expect(market.provider.asked).toEqual([]);
  });

  test.each([
    'nominatim-N1',
    'photon-N1@-34.905800,-56.186100',
    'photon-N1@-10.000000,10.000000',
    'google-ChIJunknown_0123456789',
    'nominatim-x',
    'google-../../secret',
    's-99999999',
  ])('an id that leads nowhere is refused: %s', async (placeid) => {
    expect((await market.refused('geo.place', { query: { placeid } })).code).toBe('place_not_found');
  });

  test('a place of our own map is found whoever is asked', async () => {
    await market.choose('local');
    const [own] = await submit('18 de Julio 1290');
    await market.choose(name);
    expect((await open(own?.placeId ?? '')).formatted_address).toContain('1290');
    expect(market.provider.asked).toEqual([]);
  });

  test('[RENT-11] a distance says its mode, and a direction has the path of that length', async () => {
    const reply = await market.call('geo.direction', { query: ends });
    expect(reply).toMatchObject({ status: 'OK', mode: 'driving' });
    const path = decodePolyline(reply.polyline);
    expect(path.length).toBeGreaterThan(1);
    expect(reply.distanceMeters).toBeGreaterThan(haversineMetres(path[0] ?? house, path.at(-1) ?? house) - 1);
    const { polyline, ...distance } = reply;
    expect(await market.call('geo.distance', { query: ends })).toEqual(distance);
  });

  test('[LOC-03] which zone a point is in is always our own answer', async () => {
    const { zone_id } = await market.call('geo.zone', { query: fixture.points.centre });
    expect(zone_id).toEqual([fixture.zones.centre]);
    expect(market.provider.asked).toEqual([]);
  });
});

describe.each(outsiders)('%s fails', (name) => {
  const askAll = async () => {
    const places = await submit('18 de Julio 1360');
    const typed = await type('18 de jul');
    nextTurn();
    const address = await addressOf(house);
    const distance = await market.call('geo.distance', { query: ends });
    return { places, typed, address, distance };
  };

  test.each(failures)(
    '%s: our own map answers, it is left alone for a while, and the log says so once',
    async (behaviour) => {
      proves({
        dependency: 'maps',
        failure: `a provider’s answer: ${behaviour}`,
        shopperSees:
          'addresses, suggestions and distances from the market’s own map, within the time that a typist waits',
      });
      await market.choose('local');
      const own = await askAll();
      await market.choose(name, { timeoutMs: behaviour === 'silent' ? 50 : 5000 });
      market.provider.behaviour = behaviour;
      expect(await askAll()).toEqual(own);
      // Google is three services; of the others one failure is enough.
      const services = name === 'google' ? 3 : 1;
      // A call with a time-out of 50 ms may give up before a busy machine has received the request.
      const isLate = behaviour === 'silent';
      expect(market.provider.asked.length).toBeLessThanOrEqual(services);
      expect(isLate || market.provider.asked.length === services).toBe(true);
      expect(await askAll()).toEqual(own);
      expect(market.provider.asked.length).toBeLessThanOrEqual(services);
      const said = market.logged.filter((line) => line.includes('our own map answers'));
      expect(said.map((line) => (JSON.parse(line) as { failure: string }).failure)).toEqual(
        Array.from({ length: services }, () => words[behaviour]),
      );
      expect(market.provider.asked.filter(({ query }) => query.has('from'))).toEqual([]);
    },
  );

  test('nobody is there: our own map answers', async () => {
    proves({
      dependency: 'maps',
      failure: 'nobody is there',
      shopperSees: 'addresses, suggestions and distances from the market’s own map',
    });
    await market.choose('local');
    const own = await askAll();
    const gone = await startProviderServer();
    await gone.close();
    await market.choose(name, { url: gone.url });
    expect(await askAll()).toEqual(own);
  });

  test('after the pause it is asked again', async () => {
    await market.choose(name);
    market.provider.behaviour = 'broken';
    await submit('18 de Julio 1360');
    market.provider.behaviour = 'recorded';
    market.clock.advance(29_000);
    await submit('18 de Julio 1360');
    expect(market.provider.asked).toHaveLength(1);
    market.clock.advance(2000);
    await submit('18 de Julio 1360');
    expect(market.provider.asked).toHaveLength(2);
  });

  test('too many questions: as long as it says', async () => {
    await market.choose(name);
    market.provider.behaviour = 'too many';
    await submit('18 de Julio 1360');
    market.clock.advance(119_000);
    await submit('18 de Julio 1360');
    expect(market.provider.asked).toHaveLength(1);
    market.clock.advance(2000);
    await submit('18 de Julio 1360');
    expect(market.provider.asked).toHaveLength(2);
  });

  test('a place that was offered is found on our own map by the same words, or not at all', async () => {
    await market.choose(name);
    const places = await submit('18 de Julio 1360');
    const house1360 = places.find(({ text }) => text === 'Avenida 18 de Julio 1360');
    await sql`delete from geo_answers`.execute(market.ctx.db);
    market.provider.behaviour = 'broken';
    nextTurn();
    const place = await open(house1360?.placeId ?? '');
    expect(place.formatted_address).toBe('Avenida 18 de Julio 1360, Centro');
    const [bakery] = places.filter(({ kind }) => kind === 'store');
    if (bakery)
      expect((await market.refused('geo.place', { query: { placeid: bakery.placeId } })).code).toBe(
        'place_not_found',
      );
  });

  test('an order is placed without it: no transaction waits for others', async () => {
    proves({
      dependency: 'maps',
      failure: 'any, while an order is placed',
      shopperSees: 'their order: no transaction waits for a provider',
    });
    await market.choose(name, { timeoutMs: 50 });
    market.provider.behaviour = 'silent';
    const guest = await market.newGuest();
    const placed = await placeTestOrder(market, { guestId: guest.guestId });
    expect(placed.order_id).toBeDefined();
    expect(market.provider.asked).toEqual([]);
  });
});

afterEach(() => {
  expect(market.logged.filter((line) => line.includes(SECRET_KEY))).toEqual([]);
});
