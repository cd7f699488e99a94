import { describe, expect, test } from 'vitest';
import { decideModuleSwitch, isAlwaysOpen, isModuleType, MODULE_TYPES } from './index.ts';

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

test('[MOD-01] six kinds of module, two of them without hours', () => {
  expect(MODULE_TYPES.filter(isAlwaysOpen)).toEqual(['ecommerce', 'parcel']);
  expect([...MODULE_TYPES, 'taxi', ''].filter(isModuleType)).toEqual(MODULE_TYPES);
});
