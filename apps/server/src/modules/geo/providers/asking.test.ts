import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { haversineMetres } from '@promenade/domain/zones';
import { over } from '../../../platform/context.ts';
import { fixture } from '../../../testing/index.ts';
import { forgetOldPlaces } from '../index.ts';
import { askPlaces } from './ask-places.ts';
import { takeTurn } from './outside/answers.repo.ts';
import type { AnswerTables } from './outside/answers.tables.ts';
import * as google from './recorded/google.fixture.ts';
import * as nominatim from './recorded/nominatim.fixture.ts';
import { openProviderMarket, type ProviderMarket, SECRET_KEY } from './recorded/provider-market.fixture.ts';

let market: ProviderMarket;
beforeAll(async () => {
  market = await openProviderMarket();
});
afterAll(() => market.close());

const house = { lat: -34.9058, lng: -56.1861 };
const search = (search_text: string, more: object = {}, caller = {}) =>
  market.call('geo.autocomplete', { query: { search_text, ...more } }, caller);
const submit = (search_text: string, caller = {}) => search(search_text, { submitted: '1' }, caller);
const bakery = { text: 'La Espiga', kind: 'store' };
const paths = () => market.provider.asked.map(({ path }) => path);

describe('nominatim', () => {
  beforeEach(() => market.choose('nominatim'));

  test('typing goes to our own map, a submitted search to Nominatim', async () => {
    for (const text of ['1', '18', '18 de', '18 de julio', '18 de julio 1360']) await search(text);
    expect(market.provider.asked).toEqual([]);
    await submit('18 de julio 1360');
    expect(paths()).toEqual(['/search']);
  });

  test('it is told who asks, in which language and within which box', async () => {
    await submit('18 de julio', { language: 'ar' });
    const [asked] = market.provider.asked;
    expect(asked?.headers).toMatchObject({
      'user-agent': 'Promenade (+https://market.example; mailto:desk@market.example)',
      'accept-language': 'ar',
    });
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      q: '18 de julio',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '8',
      viewbox: '-56.23,-34.95,-56.11,-34.87',
      bounded: '1',
    });
  });

  test('the same is asked once a week for all shoppers; a place that was found is not asked for again', async () => {
    const { suggestions } = await submit('18 de Julio 1360');
    market.clock.advance(60_000);
    expect(await submit('  18 DE julio  1360 ')).toEqual({ suggestions });
    for (const { placeId } of suggestions) await market.call('geo.place', { query: { placeid: placeId } });
    expect(paths()).toEqual(['/search']);
    market.clock.advance(7 * 24 * 3_600_000);
    await submit('18 de Julio 1360');
    expect(paths()).toEqual(['/search', '/search']);
  });

  test('a place of last month is looked up by its object', async () => {
    const place = await market.call('geo.place', { query: { placeid: 'nominatim-N4567890123' } });
    expect(place.formatted_address).toBe('Avenida 18 de Julio 1360, Centro');
    expect(paths()).toEqual(['/lookup']);
  });

  test('what it finds has its kind; streets elsewhere and things without an object are left out', async () => {
    const { suggestions } = await submit('18 de julio');
    expect(suggestions.map(({ text, kind, secondary_text }) => ({ text, kind, secondary_text }))).toEqual([
      { text: 'Avenida 18 de Julio 1360', kind: 'address', secondary_text: 'Centro' },
      { text: 'Avenida 18 de Julio', kind: 'street', secondary_text: 'Centro' },
      { ...bakery, secondary_text: 'Centro' },
    ]);
  });

  test('where it knows nothing our own map is asked, without a pause', async () => {
    market.provider.instead.set('/reverse', nominatim.nothing).set('/search', []);
    expect((await market.call('geo.reverse', { query: house })).results[0]?.house_number).toBe('1360');
    market.clock.advance(2000);
    expect((await submit('18 de julio 1360')).suggestions[0]?.placeId).not.toContain('nominatim');
    expect(paths()).toEqual(['/reverse', '/search']);
    expect(market.logged.filter((line) => line.includes('our own map answers'))).toEqual([]);
  });

  test('words of others arrive as one line that can be kept', async () => {
    const name = `La\u0000 Espiga\n\ud800${'!'.repeat(5000)}`;
    market.provider.instead.set('/search', [{ ...nominatim.search[2], name }]);
    const [found] = (await submit('la espiga')).suggestions;
    expect(found?.text).toMatch(/^La Espiga \uFFFD!+$/);
    expect(found?.text.length).toBeLessThan(301);
  });
});

describe('photon', () => {
  beforeEach(() => market.choose('photon'));

  test('is asked while somebody types, near them; what they typed before is kept', async () => {
    const { suggestions } = await search('18 de jul', {}, { point: house });
    expect(suggestions).toContainEqual(expect.objectContaining({ ...bakery, secondary_text: 'Montevideo' }));
    expect(Object.fromEntries(market.provider.asked[0]?.query ?? [])).toEqual({
      q: '18 de jul',
      limit: '8',
      bbox: '-56.23,-34.95,-56.11,-34.87',
      lat: '-34.91',
      lon: '-56.19',
    });
    await search('18 de jul', {}, { point: house });
    expect(paths()).toEqual(['/api']);
  });

  test('a place of last month is found around where it stood', async () => {
    const placeid = 'photon-N4567890123@-34.905810,-56.186120';
    const place = await market.call('geo.place', { query: { placeid } });
    expect(place.formatted_address).toBe('Avenida 18 de Julio 1360, Centro');
    expect(paths()).toEqual(['/reverse']);
  });
});

describe('at most one question a second', () => {
  beforeEach(() => market.choose('photon'));

  test('who types does not wait: our own map answers', async () => {
    await search('18 de j');
    const second = await search('18 de ju');
    expect(second.suggestions.some(({ placeId }) => placeId.startsWith('photon'))).toBe(false);
    expect(paths()).toHaveLength(1);
    expect(market.waits).toEqual([]);
    market.clock.advance(1100);
    await search('18 de jul');
    expect(paths()).toHaveLength(2);
  });

  test('who has asked waits for a turn, if it is not far off', async () => {
    const ctx = market.geoCtx();
    // Two servers of one database at the same instant; neither advances the other's clock.
    const still = { ...ctx, clock: { now: () => 1_800_000_000_000 } };
    const ask = (search_text: string) => askPlaces(still, { search_text, submitted: true });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((letter) => ask(`18 de julio ${letter}`)));
    expect(paths()).toHaveLength(2);
    expect(market.waits).toEqual([1100]);
    const fromPhoton = answers.filter(({ suggestions }) => suggestions[0]?.placeId.startsWith('photon'));
    expect(fromPhoton).toHaveLength(2);
  });

  test('whoever asks whenever: no two turns within a second', async () => {
    const db = over<AnswerTables>(market.ctx);
    const asks = fc.array(
      fc.record({ gapMs: fc.integer({ min: 0, max: 1500 }), patienceMs: fc.constantFrom(0, 1500) }),
      { minLength: 2, maxLength: 12 },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(asks, async (list) => {
        const provider = `run ${run++}`;
        let nowMs = 1_800_000_000_000;
        const turns: number[] = [];
        for (const { gapMs, patienceMs } of list) {
          nowMs += gapMs;
          const turn = await takeTurn(db, provider, { nowMs, latestMs: nowMs + patienceMs, gapMs: 1100 });
          if (turn === undefined) continue;
          expect(turn).toBeGreaterThanOrEqual(nowMs - 1);
          expect(turn).toBeLessThanOrEqual(nowMs + patienceMs + 1);
          turns.push(turn);
        }
        for (const [at, turn] of turns.entries())
          expect(turn - (turns[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1099);
      }),
      { numRuns: 40 },
    );
  });
});

describe('google', () => {
  beforeEach(() => market.choose('google'));
  const session_token = '0190a000-0001-7000-8000-000000000001';

  test('typing and the details of the choice share a session; the key travels in a header', async () => {
    const [first] = (await search('18 de julio 1', { session_token }, { language: 'fr' })).suggestions;
    await market.call('geo.place', { query: { placeid: first?.placeId ?? '', session_token } });
    const [typed, chosen] = market.provider.asked;
    expect(typed).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
    expect(JSON.parse(typed?.body ?? '')).toEqual({
      input: '18 de julio 1',
      languageCode: 'fr',
      sessionToken: session_token,
      locationRestriction: {
        rectangle: {
          low: { latitude: expect.closeTo(-34.95), longitude: expect.closeTo(-56.23) },
          high: { latitude: expect.closeTo(-34.87), longitude: expect.closeTo(-56.11) },
        },
      },
    });
    expect(chosen?.query.get('sessionToken')).toBe(session_token);
    for (const { headers } of market.provider.asked)
      expect(headers).toMatchObject({ 'x-goog-api-key': SECRET_KEY, 'x-goog-fieldmask': expect.any(String) });
  });

  test('a submitted address says how exactly it was found; what is no address is completed', async () => {
    const [result] = google.geocoded.results;
    const interpolated = {
      ...result,
      geometry: { ...result?.geometry, location_type: 'RANGE_INTERPOLATED' },
    };
    market.provider.instead.set('/maps/api/geocode/json', { ...google.geocoded, results: [interpolated] });
    expect((await submit('18 de julio 1361')).suggestions).toMatchObject([
      { house_number_match: 'interpolated' },
    ]);
    market.provider.instead.set('/maps/api/geocode/json', google.zeroResults);
    expect((await submit('la espiga')).suggestions[0]?.placeId).toContain('google-');
    expect(paths().slice(1)).toEqual(['/maps/api/geocode/json', '/v1/places:autocomplete']);
  });

  test.each([
    ['OVER_QUERY_LIMIT', google.overLimit, 60],
    ['REQUEST_DENIED', google.denied, 600],
  ])('%s, answered with 200, pauses geocoding alone', async (_status, answer, seconds) => {
    market.provider.instead.set('/maps/api/geocode/json', answer);
    const ask = () => market.call('geo.reverse', { query: house });
    expect((await ask()).results[0]?.formatted_address).toBe('Avenida 18 de Julio 1360, Centro');
    market.clock.advance(seconds * 1000 - 1);
    await ask();
    expect(paths()).toHaveLength(1);
    await search('18 de julio');
    market.clock.advance(1);
    await ask();
    expect(paths()).toHaveLength(3);
  });

  test('nothing that Google says is kept', async () => {
    await submit('18 de julio 1360');
    await market.call('geo.reverse', { query: house });
    expect(await market.count('geo_answers')).toBe(0);
  });

  const ends = {
    origin_lat: fixture.points.centre.lat,
    origin_lng: fixture.points.centre.lng,
    destination_lat: -34.9036,
    destination_lng: -56.1794,
  };
  const modes = () =>
    market.provider.asked.map(({ body }) => (JSON.parse(body) as { travelMode: string }).travelMode);

  test('[RENT-11] without a route: driving, walking, bicycling, then the straight line marked ZERO_RESULTS', async () => {
    market.provider.instead.set('/directions/v2:computeRoutes', google.noRoute);
    const reply = await market.call('geo.distance', { query: ends });
    const straight = haversineMetres(fixture.points.centre, { lat: -34.9036, lng: -56.1794 });
    expect(reply).toMatchObject({
      status: 'ZERO_RESULTS',
      mode: 'haversine',
      distanceMeters: Math.round(straight),
    });
    expect(modes()).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
  });

  test('[RENT-11] the mode asked for comes first; the figures are the route’s', async () => {
    const reply = await market.call('geo.distance', { query: { ...ends, mode: 'bicycling' } });
    expect(reply).toEqual({ status: 'OK', mode: 'bicycling', distanceMeters: 1273, duration: '241s' });
    expect(modes()).toEqual(['BICYCLE']);
  });

  test('a way out of the market is not paid for', async () => {
    await market.call('geo.distance', { query: { ...ends, destination_lat: -33 } });
    expect(market.provider.asked).toEqual([]);
  });
});

test.each([
  [
    'nominatim',
    ['https://nominatim.openstreetmap.org/search', 'https://nominatim.openstreetmap.org/reverse'],
  ],
  ['photon', ['https://photon.komoot.io/api', 'https://photon.komoot.io/reverse']],
  [
    'google',
    [
      'https://maps.googleapis.com/maps/api/geocode/json',
      'https://places.googleapis.com/v1/places:autocomplete',
      'https://maps.googleapis.com/maps/api/geocode/json',
      'https://routes.googleapis.com/directions/v2:computeRoutes',
    ],
  ],
] as const)('%s without an address is asked at its public one', async (name, urls) => {
  await market.choose(name, { url: undefined });
  const fetched: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { origin, pathname } = url as URL;
    fetched.push(origin + pathname);
    return Response.json(
      pathname === '/maps/api/geocode/json'
        ? google.zeroResults
        : name === 'nominatim'
          ? []
          : { features: [] },
    );
  });
  await submit('18 de julio 1360');
  market.clock.advance(2000);
  await market.call('geo.reverse', { query: house });
  const ends = {
    origin_lat: -34.905,
    origin_lng: -56.185,
    destination_lat: -34.9036,
    destination_lng: -56.1794,
  };
  await market.call('geo.distance', { query: ends });
  fetch.mockRestore();
  expect([...new Set(fetched)]).toEqual([...new Set(urls)]);
});

test('kept answers are forgotten after a week, and the oldest when there are too many', async () => {
  await market.choose('photon');
  await search('18 de julio');
  expect(await market.count('geo_answers')).toBeGreaterThan(0);
  await forgetOldPlaces(market.ctx);
  expect(await market.count('geo_answers')).toBeGreaterThan(0);
  market.clock.advance(7 * 24 * 3_600_000);
  await forgetOldPlaces(market.ctx);
  expect(await market.count('geo_answers')).toBe(0);
});
