import { describe, expect, test } from 'vitest';
import {
  type AddVehicleFacts,
  type AddVehicleRequest,
  RENTAL_TYPES,
  type RentalType,
  type TripCart,
  type TripTerms,
  decideAddVehicle,
  decideVehicleQuantity,
  tripDialogOf,
  tripOfAddition,
} from './index.ts';

const OPTIONS = 3;

/** Vehicles of the cart's lines: v is the one being added. */
const LINES = { other: ['w'], one: ['v'], two: ['v', 'w', 'v'], full: ['v', 'v', 'v'] } as const;

const TRIPS: readonly TripTerms[] = [
  { rentalType: 'hourly', hours: 4 },
  { rentalType: 'hourly', hours: 6 },
  { rentalType: 'day_wise', hours: 24 },
  { rentalType: 'day_wise', hours: 48 },
  { rentalType: 'distance_wise', hours: 1 },
  { rentalType: 'distance_wise', hours: 2 },
];

/** Every set of ways in which a vehicle may be let; none is what the database forbids. */
const LET_AS: readonly (readonly RentalType[])[] = [1, 2, 3, 4, 5, 6, 7].map((set) =>
  RENTAL_TYPES.filter((_, bit) => set & (1 << bit)),
);

type Case = {
  readonly cart: TripCart | undefined;
  readonly request: AddVehicleRequest;
  readonly facts: AddVehicleFacts;
};

/** Empty, of the vehicle's provider and of another one, on every trip, with every number of its options. */
function carts(): (TripCart | undefined)[] {
  const found: (TripCart | undefined)[] = [undefined];
  for (const id of ['p', 'q'])
    for (const trip of TRIPS)
      for (const vehicles of Object.values(LINES).slice(0, id === 'p' ? 4 : 1))
        found.push({
          provider: { id, name: `Provider ${id}` },
          trip,
          lines: vehicles.map((vehicleId, at) => ({
            id: `${vehicleId}${at}`,
            vehicleId,
            quantity: 1,
            rentalTypes: RENTAL_TYPES,
          })),
        });
  return found;
}

function requests(): AddVehicleRequest[] {
  const found: AddVehicleRequest[] = [];
  for (const rentalTypes of LET_AS)
    for (const trip of [undefined, ...TRIPS])
      for (const reset of [false, true])
        for (const change of [false, true])
          for (const quantity of [1, 2])
            found.push({
              vehicle: { id: 'v', providerId: 'p', rentalTypes },
              quantity,
              trip,
              agreed: { reset, change },
            });
  return found;
}

function* everyCase(): Generator<Case> {
  for (const cart of carts())
    for (const request of requests())
      for (const freeUnits of [0, 1, 2, 5])
        for (const pickupAllowed of [false, true])
          yield { cart, request, facts: { freeUnits, pickupAllowed, optionsPerVehicle: OPTIONS } };
}

const isOther = ({ cart }: Case) => cart?.provider.id === 'q';
const own = ({ cart }: Case) => cart?.lines.filter((line) => line.vehicleId === 'v').length ?? 0;
const asks = ({ cart, request }: Case) => Boolean(cart && request.trip && !request.agreed.change);
const typeOf = ({ cart, request }: Case) => (request.trip ?? cart?.trip)?.rentalType;

/** The specification as a table: the first row that fits says what happens (RENT-05, RENT-07, api.md rule 11). */
const TABLE: readonly [row: string, fits: (one: Case) => boolean, answer: string][] = [
  ['nobody said what the trip is', (one) => !one.cart && !one.request.trip, 'trip_missing'],
  [
    'not let the way it would go',
    (one) => !one.request.vehicle.rentalTypes.some((type) => type === typeOf(one)),
    'vehicle_trip_type_missing',
  ],
  ['the trip begins elsewhere', ({ facts }) => !facts.pickupAllowed, 'pickup_outside_zones'],
  ['count 0 at the pick time', ({ facts }) => facts.freeUnits === 0, 'vehicle_not_available'],
  ['another provider, not confirmed', (one) => isOther(one) && !one.request.agreed.reset, 'other_provider'],
  ['another provider, confirmed', isOther, 'reset 1'],
  [
    'another trip type',
    (one) => asks(one) && one.cart?.trip.rentalType !== one.request.trip?.rentalType,
    'trip_type_differs',
  ],
  [
    'hourly or day_wise for another duration',
    (one) =>
      asks(one) &&
      one.request.trip?.rentalType !== 'distance_wise' &&
      one.cart?.trip.hours !== one.request.trip?.hours,
    'trip_duration_differs',
  ],
  ['the vehicle has all its options', (one) => own(one) >= OPTIONS, 'vehicle_options_limit'],
  ['more than are free', (one) => one.request.quantity + own(one) > one.facts.freeUnits, 'vehicle_quantity'],
  ['an empty cart', ({ cart }) => !cart, 'start'],
  [
    'confirmed to be another trip',
    ({ request }) => request.agreed.change && request.trip !== undefined,
    'change',
  ],
  ['the same trip, or none was searched', () => true, 'join'],
];

function answerOf({ cart, request, facts }: Case): string {
  const decided = decideAddVehicle(cart, request, facts);
  if (!decided.ok) return decided.refusal.code;
  return decided.action === 'reset' ? `reset ${decided.quantity}` : decided.action;
}

describe('decideAddVehicle', () => {
  test('[RENT-05] [RENT-07] [RENT-18] every cart × every request: what the table says, and every row of it happens', () => {
    const seen = new Map<string, number>();
    for (const one of everyCase()) {
      const [row, , expected] = TABLE.find(([, fits]) => fits(one)) ?? ['', undefined, 'no row'];
      seen.set(row, (seen.get(row) ?? 0) + 1);
      // The cheap comparison first: there are tens of thousands.
      if (answerOf(one) !== expected) expect({ row, ...one, answer: answerOf(one) }).toEqual(expected);
    }
    expect([...seen.keys()].toSorted()).toEqual(TABLE.map(([row]) => row).toSorted());
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(
      carts().length * requests().length * 8,
    );
  });

  test('[RENT-05] a question says what it is about', () => {
    const cart = carts().find((one) => one?.provider.id === 'p');
    const other = carts().find((one) => one?.provider.id === 'q');
    const facts = { freeUnits: 5, pickupAllowed: true, optionsPerVehicle: OPTIONS };
    const asking = (trip: TripTerms): AddVehicleRequest => ({
      vehicle: { id: 'v', providerId: 'p', rentalTypes: RENTAL_TYPES },
      quantity: 1,
      trip,
      agreed: { reset: false, change: false },
    });
    const refusalOf = (of: TripCart | undefined, trip: TripTerms) => {
      const decided = decideAddVehicle(of, asking(trip), facts);
      return decided.ok ? undefined : decided.refusal;
    };
    const longer: TripTerms = { rentalType: 'hourly', hours: 6 };
    expect(refusalOf(other, longer)).toEqual({ code: 'other_provider', provider: 'Provider q' });
    expect(refusalOf(cart, longer)).toEqual({ code: 'trip_duration_differs', hours: 4, asked: 6 });
    expect(refusalOf(cart, { rentalType: 'day_wise', hours: 4 })).toEqual({
      code: 'trip_type_differs',
      rentalType: 'hourly',
    });
  });

  test('free units are counted for the trip that the vehicle will be on', () => {
    for (const { cart, request, facts } of everyCase()) {
      const decided = decideAddVehicle(cart, request, facts);
      const counted = tripOfAddition(cart, request);
      if (decided.ok && decided.action === 'join' && counted !== 'cart') expect.fail(JSON.stringify(request));
      if (decided.ok && decided.action === 'start' && counted !== 'asked')
        expect.fail(JSON.stringify(request));
      if (decided.ok && decided.action === 'change' && counted !== 'asked')
        expect.fail(JSON.stringify(request));
    }
  });
});

describe('decideVehicleQuantity', () => {
  test.each([
    ['up to what is free', { present: 1, asked: 3, elsewhere: 0, freeUnits: 3 }, 3],
    ['over all lines of it', { present: 1, asked: 2, elsewhere: 2, freeUnits: 3 }, 'vehicle_quantity 3'],
    ['none is free any more', { present: 1, asked: 2, elsewhere: 0, freeUnits: 0 }, 'vehicle_not_available'],
    ['fewer, though fewer still are free', { present: 5, asked: 3, elsewhere: 0, freeUnits: 1 }, 3],
    ['the same, though none is free', { present: 2, asked: 2, elsewhere: 0, freeUnits: 0 }, 2],
  ])('[RENT-07] %s', (_, asked, expected) => {
    const decided = decideVehicleQuantity(asked);
    if (decided.ok) expect(decided.quantity).toBe(expected);
    else expect(Object.values(decided.refusal).join(' ')).toBe(expected);
  });
});

test('[RENT-18] which dialog a refusal opens', () => {
  expect(tripDialogOf('other_provider')).toBe('same_provider');
  expect(tripDialogOf('trip_type_differs')).toBe('trip_type');
  expect(tripDialogOf('trip_duration_differs')).toBe('hour_difference');
  expect(tripDialogOf('trip_type_conflict', 2)).toBe('trip_vehicle_list');
  expect(tripDialogOf('vehicle_not_available', 1)).toBe('remove_and_continue');
  // Without a list the message alone is shown (SYS-06).
  for (const code of [
    'trip_type_conflict',
    'vehicle_not_available',
    'vehicle_quantity',
    'pickup_outside_zones',
  ])
    expect(tripDialogOf(code)).toBeUndefined();
});
