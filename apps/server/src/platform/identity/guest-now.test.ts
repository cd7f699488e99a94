import { endpoints } from '@promenade/contract/calls';
import { expect, test } from 'vitest';
import { writesForGuest } from './guest-now.ts';

test('every write of shoppers goes on as whoever a guest has become, but changes of the open cart and quotes', () => {
  const writes = Object.values(endpoints).filter(({ method, who }) => method !== 'GET' && who === 'shopper');
  expect(
    writes
      .filter((one) => !writesForGuest(one))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'cart.add',
    'cart.clear',
    'cart.removeLine',
    'cart.removeLineByQuery',
    'cart.update',
    'checkout.quote',
    'parcels.quote',
    'trips.changeQuote',
    'trips.quote',
  ]);
});

test('no sign-in goes on as a guest who signs in already', () => {
  const signIns = Object.values(endpoints).filter(({ id }) => id.startsWith('accounts.'));
  expect(signIns.filter(writesForGuest)).toEqual([]);
});
