import { expect, test } from 'vitest';
import { usableFirst, usableIn } from './usable-in.ts';

const food = { id: 'f', module_type: 'food' } as const;
const rental = { id: 'r', module_type: 'rental' } as const;
const parcel = { id: 'p', module_type: 'parcel' } as const;
const coupon = { module_id: null, coupon_type: 'default', stores: [] } as const;
const storeIn = (module_id: string) => ({ id: 's', slug: 's', name: 'S', module_id, zone_id: 'z' });

test.each([
  ['of every module', {}, true, true],
  ['of trips', { module_id: 'r' }, false, true],
  ['of meals', { module_id: 'f' }, true, false],
  ['of a kitchen', { coupon_type: 'store_wise', stores: [storeIn('f')] }, true, false],
  [
    'of a provider and a kitchen',
    { coupon_type: 'store_wise', stores: [storeIn('r'), storeIn('f')] },
    true,
    true,
  ],
  ['for free delivery', { coupon_type: 'free_delivery' }, true, false],
] as const)('a coupon %s: with meals and with trips', (_, change, withMeals, withTrips) => {
  const one = { ...coupon, ...change };
  expect([usableIn(one, food), usableIn(one, rental)]).toEqual([withMeals, withTrips]);
  // Nothing is chosen, or nothing takes coupons: none is worse than another.
  expect([usableIn(one, null), usableIn(one, parcel)]).toEqual([true, true]);
});

test('coupons of the chosen module stand before those of others, each as they came: they were mixed', () => {
  const named = (code: string, module_id: string | null) => ({ ...coupon, code, module_id });
  const coupons = [named('a', 'r'), named('b', 'f'), named('c', null), named('d', 'r')];
  expect(usableFirst(coupons, food).map(({ code }) => code)).toEqual(['b', 'c', 'a', 'd']);
  expect(usableFirst(coupons, rental).map(({ code }) => code)).toEqual(['a', 'c', 'd', 'b']);
});
