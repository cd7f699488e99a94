import { expect, test } from 'vitest';
import { cartOf, lineOf, trip } from '../../cart/trip-cart.fixture.ts';
import { type FactWords, tripDifferences } from './trip-difference.ts';
import { isQuoteOf } from '../use-quote.ts';

const words: FactWords = {
  factsOf: ({ destination_location: to, estimated_hours: hours }) => [
    ['To', to?.location_name ?? ''],
    ['Type', `${hours} hours`],
  ],
  vehicle: (name) => name,
  count: String,
};

const seen = cartOf(lineOf('l1', 1), lineOf('l2', 1));

test('a trip that was changed elsewhere is told fact by fact, lines of one vehicle counted together', () => {
  expect(tripDifferences(seen, cartOf(lineOf('l1', 2)), words)).toEqual([]);
  const destination_location = { location_name: 'Carrasco', lat: -34.9, lng: -56.06 };
  const now = {
    carts: [lineOf('l1', 1), lineOf('l3', 2, { id: 'v2', name: 'Vespa' })],
    user_data: { ...trip, estimated_hours: 6, destination_location },
  };
  expect(tripDifferences(seen, now, words).map(({ label, before, after }) => [label, before, after])).toEqual(
    [
      ['To', '', 'Carrasco'],
      ['Type', '4 hours', '6 hours'],
      ['Fiat', '2', '1'],
      ['Vespa', '0', '2'],
    ],
  );
});

test('a bill is of the trip in sight where its lines and its trip are the same; of a server that does not say, too', () => {
  const bill = (...lines: readonly { id: string; quantity: number }[]) =>
    ({ lines, user_data: trip }) as never;
  const [one, two] = [
    { id: 'l1', quantity: 1 },
    { id: 'l2', quantity: 1 },
  ];
  expect(isQuoteOf(bill(one, two), seen)).toBe(true);
  expect(isQuoteOf(bill(one), seen)).toBe(false);
  expect(isQuoteOf(bill(one, { ...two, quantity: 2 }), seen)).toBe(false);
  expect(isQuoteOf({ lines: [], user_data: { ...trip, estimated_hours: 6 } }, seen)).toBe(false);
  expect(isQuoteOf({ lines: [] } as never, seen)).toBe(true);
});
