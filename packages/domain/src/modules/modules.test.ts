import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Position, type Zone, zonesAt } from '../zones/index.ts';
import {
  type Capabilities,
  capabilitiesOf,
  decideModuleSwitch,
  isModuleType,
  MODULE_TYPES,
} from './index.ts';

const rental = { moduleType: 'rental', zoneIds: ['north', 'centre'] } as const;
const food = { moduleType: 'food', zoneIds: ['centre'] } as const;
const parcel = { moduleType: 'parcel', zoneIds: ['centre'] } as const;

describe('switching the module', () => {
  test.each([
    [
      '[MOD-06] rental keeps a cart whose pickup zone it serves',
      rental,
      ['centre'],
      true,
      'keep',
      'location_set',
      'home',
    ],
    [
      '[MOD-06] one of the pickup point’s zones is enough',
      rental,
      ['south', 'north'],
      false,
      'keep',
      'location_set',
      'home',
    ],
    [
      '[MOD-06] rental clears a cart of another zone',
      rental,
      ['south'],
      true,
      'clear',
      'cart_cleared_by_zone',
      'home',
    ],
    [
      '[MOD-06] a pickup point on no zone is no pickup point of rental',
      rental,
      [],
      true,
      'clear',
      'cart_cleared_by_zone',
      'home',
    ],
    [
      '[MOD-05] rental with an empty cart is a module like any other',
      rental,
      undefined,
      true,
      'keep',
      'module_selected',
      'interest',
    ],
    ['[MOD-05] interests lead to /interest', food, ['south'], true, 'keep', 'module_selected', 'interest'],
    ['[MOD-05] without interests to /home', food, undefined, false, 'keep', 'module_selected', 'home'],
    ['[MOD-05] parcel has no interests', parcel, undefined, true, 'keep', 'module_selected', 'home'],
  ] as const)('%s', (_, chosen, cartPickupZoneIds, interestsExist, cart, notice, next) => {
    expect(decideModuleSwitch({ chosen, cartPickupZoneIds, interestsExist })).toEqual({ cart, notice, next });
  });
});

describe('the pickup zone of a rental cart is whichever holds its point', () => {
  const box = (inset: number): Position[] => [
    [inset, inset],
    [10 - inset, inset],
    [10 - inset, 10 - inset],
    [inset, 10 - inset],
    [inset, inset],
  ];
  /** A ring road with a park in its middle, an island in the park, and a zone that is switched off. */
  const north: Zone = { id: 'north', name: 'North', shape: [[box(0), box(2)], [box(4)]], active: true };
  const off: Zone = { id: 'centre', name: 'Centre', shape: [[box(0)]], active: false };
  const cartAt = (lat: number, lng: number) => zonesAt({ lat, lng }, [north, off]).map(({ id }) => id);

  test.each([
    ['in the zone', 1, 1, 'keep'],
    ['on the border of its hole, which is the hole’s own', 2, 2, 'clear'],
    ['in its hole, where only a zone that is switched off is', 3, 3, 'clear'],
    ['on the island in the hole', 5, 5, 'keep'],
    ['outside', 11, 11, 'clear'],
  ] as const)('[MOD-06] %s', (_, lat, lng, cart) => {
    const outcome = decideModuleSwitch({
      chosen: rental,
      cartPickupZoneIds: cartAt(lat, lng),
      interestsExist: true,
    });
    expect(outcome.cart).toBe(cart);
    expect(outcome.notice).toBe(cart === 'keep' ? 'location_set' : 'cart_cleared_by_zone');
    expect(outcome.next).toBe('home');
  });

  test('[MOD-06] any cart is kept if and only if one of its zones is one of the module’s', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(ids, ids, fc.boolean(), (zoneIds, cartPickupZoneIds, interestsExist) => {
        const chosen = { moduleType: 'rental', zoneIds } as const;
        const { cart } = decideModuleSwitch({ chosen, cartPickupZoneIds, interestsExist });
        expect(cart === 'keep').toBe(
          new Set([...zoneIds, ...cartPickupZoneIds]).size < zoneIds.length + cartPickupZoneIds.length,
        );
      }),
    );
  });
});

test('[MOD-01] six kinds of module, and what each is capable of', () => {
  const having = (capability: (one: Capabilities) => boolean) =>
    MODULE_TYPES.filter((type) => capability(capabilitiesOf(type)));
  expect(having((one) => one.items)).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce']);
  expect(having((one) => one.addOns)).toEqual(['food']);
  expect(having((one) => one.choices === 'groups')).toEqual(['food']);
  expect(having((one) => one.choices === 'variations')).toEqual(['grocery', 'pharmacy', 'ecommerce']);
  expect(having((one) => one.prescriptions)).toEqual(['pharmacy']);
  expect(having((one) => one.genericNames)).toEqual(['pharmacy']);
  expect(having((one) => one.conditions)).toEqual(['pharmacy']);
  expect(having((one) => one.brands)).toEqual(['ecommerce']);
  expect(having((one) => one.halal)).toEqual(['food', 'grocery']);
  expect(having((one) => one.organic)).toEqual(['grocery']);
  expect(having((one) => one.diet)).toEqual(['food']);
  expect(having((one) => one.cutlery)).toEqual(['food']);
  expect(having((one) => one.stock)).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce']);
  expect(having((one) => one.units)).toEqual(['grocery', 'pharmacy', 'ecommerce']);
  expect(having((one) => one.choices === 'none')).toEqual(['parcel', 'rental']);
  expect(having((one) => one.parcels)).toEqual(['parcel']);
  expect(having((one) => one.trips)).toEqual(['rental']);
  expect(having((one) => one.pickupZones)).toEqual(['rental']);
  // parcel asks for no interests (MOD-05).
  expect(having((one) => one.interests)).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'rental']);
  // api.md, rule 10.
  expect(having((one) => one.alwaysOpen)).toEqual(['ecommerce', 'parcel']);
  expect(having((one) => one.allZones)).toEqual(['ecommerce', 'parcel']);
  expect([...MODULE_TYPES, 'taxi', ''].filter(isModuleType)).toEqual(MODULE_TYPES);
});

test('[MOD-07] [WISH-01] rental speaks of pickup, vehicles and providers, the others of delivery and stores', () => {
  expect(capabilitiesOf('rental').wording).toEqual({
    place: 'pickup',
    favourites: 'vehicles',
    sellers: 'providers',
    track: 'trip',
  });
  for (const type of MODULE_TYPES.filter((one) => one !== 'rental')) {
    const { place, sellers, favourites, track } = capabilitiesOf(type).wording;
    expect([place, sellers, favourites]).toEqual(['delivery', 'stores', type === 'food' ? 'foods' : 'items']);
    expect(track).toBe('order');
  }
});

test('food opens in its own dialog, goods of a shop on a page, all else in the general dialog', () => {
  const views = Object.fromEntries(MODULE_TYPES.map((type) => [type, capabilitiesOf(type).itemView]));
  expect(views).toMatchObject({ food: 'food', grocery: 'general', pharmacy: 'general', ecommerce: 'page' });
});
