import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as google from './recorded/google.fixture.ts';
import * as nominatim from './recorded/nominatim.fixture.ts';
import * as photon from './recorded/photon.fixture.ts';
import { openProviderMarket, type ProviderMarket } from './recorded/provider-market.fixture.ts';

// Replies are validated against the contract: an invalid one is a fault, and closing the market would report it.
let market: ProviderMarket;
beforeAll(async () => {
  market = await openProviderMarket();
});
afterAll(() => market.close());

type Step = string | number;

/** The paths of all values in a JSON text. */
function pathsOf(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const steps: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...steps.flatMap((step) => pathsOf((value as Record<Step, unknown>)[step], [...at, step]))];
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], by: unknown): unknown {
  if (step === undefined) return by;
  const inner = replaced((value as Record<Step, unknown>)[step], rest, by);
  return Array.isArray(value)
    ? value.map((entry, index) => (index === step ? inner : entry))
    : { ...(value as object), [step]: inner };
}

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '1e999',
    '-0',
    '../..',
    '<b>',
    1e308,
    -1,
    2 ** 53,
    91,
    'x'.repeat(9000),
  ),
);

/** The recorded answer with one or two values replaced by arbitrary ones. */
const spoiltOf = (recorded: object) => {
  const paths = pathsOf(recorded).slice(1);
  const change = fc.record({ path: fc.constantFrom(...paths), by: odd });
  return fc.array(change, { minLength: 1, maxLength: 2 }).map(([first, second]) => {
    const once = replaced(recorded, first?.path ?? [], first?.by);
    return second && pathsOf(once).some((path) => path.join() === second.path.join())
      ? replaced(once, second.path, second.by)
      : once;
  });
};

const point = { lat: -34.9058, lng: -56.1861 };
const calls = {
  search: () =>
    market.call('geo.autocomplete', { query: { search_text: '18 de julio 1360', submitted: '1' } }),
  typed: () => market.call('geo.autocomplete', { query: { search_text: '18 de jul' } }),
  reverse: () => market.call('geo.reverse', { query: point }),
  place: (placeid: string) => market.call('geo.place', { query: { placeid } }),
  direction: () =>
    market.call('geo.direction', {
      query: {
        origin_lat: -34.905,
        origin_lng: -56.185,
        destination_lat: -34.9036,
        destination_lng: -56.1794,
      },
    }),
};

test.each([
  ['nominatim', '/search', nominatim.search, calls.search],
  ['nominatim', '/reverse', nominatim.house, calls.reverse],
  ['nominatim', '/lookup', [nominatim.house], () => calls.place('nominatim-N4567890123')],
  ['photon', '/api', photon.search, calls.typed],
  ['photon', '/reverse', photon.around, calls.reverse],
  ['google', '/maps/api/geocode/json', google.geocoded, calls.search],
  ['google', '/maps/api/geocode/json', google.reversed, calls.reverse],
  ['google', '/v1/places:autocomplete', google.predictions, calls.typed],
  ['google', '/v1/places/ChIJx', google.details, () => calls.place('google-ChIJx')],
  ['google', '/directions/v2:computeRoutes', google.route, calls.direction],
] as const)(
  'whatever %s answers at %s, the reply is within the contract or a refusal',
  async (name, path, recorded, call) => {
    await fc.assert(
      fc.asyncProperty(spoiltOf(recorded), async (answer) => {
        await market.choose(name);
        market.provider.instead.set(path, answer);
        const outcome = await call().catch((error: { code?: string }) => error.code);
        expect(outcome).toSatisfy((got) => got === 'place_not_found' || typeof got === 'object');
        expect(market.provider.asked.map((asked) => asked.path)).toContain(path);
        expect(market.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);
