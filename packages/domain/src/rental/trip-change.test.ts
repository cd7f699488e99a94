import { describe, expect, test } from 'vitest';
import {
  RENTAL_TYPES,
  type RentalType,
  type TripCartLine,
  type TripChange,
  type TripTerms,
  decideTripChange,
  tripShapeRefusal,
} from './index.ts';

const LET_AS: readonly (readonly RentalType[])[] = [
  RENTAL_TYPES,
  ['hourly'],
  ['day_wise'],
  ['distance_wise', 'hourly'],
];
const TRIPS: readonly (TripTerms & { readonly hasDestination: boolean })[] = RENTAL_TYPES.flatMap(
  (rentalType) =>
    [0, 5].flatMap((hours) => [false, true].map((hasDestination) => ({ rentalType, hours, hasDestination }))),
);

function line(
  id: string,
  vehicleId: string,
  quantity: number,
  rentalTypes = RENTAL_TYPES as readonly RentalType[],
): TripCartLine {
  return { id, vehicleId, quantity, rentalTypes };
}

type Case = { readonly lines: readonly TripCartLine[]; readonly change: TripChange };

/** Two vehicles, the first of them on two lines, let in every way, with 0 to 3 free. */
function* everyCase(): Generator<Case> {
  for (const first of LET_AS)
    for (const second of LET_AS)
      for (const trip of TRIPS)
        for (const free of [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [3, 0],
          [3, 1],
        ] as const)
          for (const pickupAllowed of [true, false])
            for (const removeConflicting of [false, true])
              yield {
                lines: [line('1', 'v', 2, first), line('2', 'w', 1, second), line('3', 'v', 1, first)],
                change: {
                  trip,
                  pickupAllowed,
                  freeUnits: new Map([
                    ['v', free[0]],
                    ['w', free[1]],
                  ]),
                  removeConflicting,
                },
              };
}

/** Which lines cannot stay, said once more by hand: those of the wrong type, and of v what 3 = 2 + 1 units do not hold. */
function conflicting({ lines, change }: Case): string[] {
  const { rentalType } = change.trip;
  const free = change.freeUnits.get('v') ?? 0;
  const goes: string[] = [];
  const [one, two, three] = lines;
  if (!one?.rentalTypes.includes(rentalType) || free < 2) goes.push('1');
  if (!two?.rentalTypes.includes(rentalType) || (change.freeUnits.get('w') ?? 0) < 1) goes.push('2');
  // With one free the first line of v cannot stay and the second one can.
  if (!three?.rentalTypes.includes(rentalType) || (free !== 1 && free < 3)) goes.push('3');
  return goes;
}

function expectedOf(one: Case): string {
  const { trip, pickupAllowed, removeConflicting, freeUnits } = one.change;
  if (trip.rentalType !== 'distance_wise' && trip.hours === 0) return 'duration_required';
  if (trip.rentalType === 'distance_wise' && !trip.hasDestination) return 'destination_required';
  if (!pickupAllowed) return 'pickup_outside_zones';
  const goes = conflicting(one);
  const stays = one.lines.map(({ id }) => id).filter((id) => !goes.includes(id));
  if (goes.length === 0 || removeConflicting) return `removed ${goes.join()}, kept ${stays.join()}`;
  const named = one.lines.filter(({ id }) => goes.includes(id));
  if (named.some(({ rentalTypes }) => !rentalTypes.includes(trip.rentalType)))
    return `trip_type_conflict ${goes.join()}`;
  if (named.some(({ vehicleId }) => freeUnits.get(vehicleId) === 0))
    return `vehicle_not_available ${goes.join()}`;
  return `vehicle_quantity ${goes.join()}`;
}

function answerOf({ lines, change }: Case): string {
  const decided = decideTripChange({ lines }, change);
  const idsOf = (some: readonly TripCartLine[]): string => some.map(({ id }) => id).join();
  if (decided.ok) return `removed ${idsOf(decided.removed)}, kept ${idsOf(decided.kept)}`;
  const { refusal } = decided;
  if (!('conflicts' in refusal)) return refusal.code;
  return `${refusal.code} ${refusal.conflicts.map(({ lineId }) => lineId).join()}`;
}

describe('decideTripChange', () => {
  test('[RENT-05] [RENT-18] every cart × every change: shape, place, then all lines in conflict at once', () => {
    const answers = new Set<string>();
    for (const one of everyCase()) {
      const answer = answerOf(one);
      answers.add(answer.split(' ')[0] ?? '');
      if (answer !== expectedOf(one)) expect({ ...one, answer }).toEqual(expectedOf(one));
    }
    expect([...answers].toSorted()).toEqual([
      'destination_required',
      'duration_required',
      'pickup_outside_zones',
      'removed',
      'trip_type_conflict',
      'vehicle_not_available',
      'vehicle_quantity',
    ]);
  });

  test.each([
    [undefined, undefined],
    [0, 'destination_too_near'],
    [99, 'destination_too_near'],
    [100, undefined],
  ])('a trip by distance of %s m: %s; one that led nowhere cost nothing', (distanceMetres, code) => {
    const trip = { rentalType: 'distance_wise', hours: 0, hasDestination: true, distanceMetres } as const;
    expect(tripShapeRefusal(trip)?.code).toBe(code);
    expect(tripShapeRefusal({ ...trip, rentalType: 'hourly', hours: 1 })).toBeUndefined();
  });

  test('[RENT-05] each line says why, and how many are free is told', () => {
    const lines = [line('1', 'v', 3), line('2', 'w', 1), line('3', 'x', 1, ['hourly'])];
    const trip = { rentalType: 'day_wise', hours: 24, hasDestination: false } as const;
    const change = {
      trip,
      pickupAllowed: true,
      freeUnits: new Map([
        ['v', 2],
        ['x', 9],
      ]),
      removeConflicting: false,
    };
    expect(decideTripChange({ lines }, change)).toEqual({
      ok: false,
      refusal: {
        code: 'trip_type_conflict',
        conflicts: [
          { lineId: '1', vehicleId: 'v', reason: 'quantity' },
          { lineId: '2', vehicleId: 'w', reason: 'not_available' },
          { lineId: '3', vehicleId: 'x', reason: 'trip_type' },
        ],
      },
    });
    expect(decideTripChange({ lines: lines.slice(0, 1) }, change)).toMatchObject({
      refusal: { code: 'vehicle_quantity', count: 2 },
    });
  });

  test('removing may leave nothing', () => {
    const trip = { rentalType: 'hourly', hours: 1, hasDestination: false } as const;
    const change = { trip, pickupAllowed: true, freeUnits: new Map(), removeConflicting: true };
    expect(decideTripChange({ lines: [line('1', 'v', 1)] }, change)).toMatchObject({ ok: true, kept: [] });
  });
});
