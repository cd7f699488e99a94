import type { Calls } from '@promenade/contract/calls';
import { pickupAtOf, scheduledPickup, type TripShape, tripShapeRefusal } from '@promenade/domain/rental';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { refuse, refuseValue } from '../../platform/errors.ts';
import { findWay } from '../geo/index.ts';
import { getMarket } from '../settings/index.ts';
import { checkPickup } from './check-pickup.ts';
import type { TripColumns, TripPlaceColumn } from './trip-cart.tables.ts';

/** The fields of a trip as they are sent; each may be absent. */
export type TripFields = Omit<
  z.output<Calls['tripCart.add']['body']>,
  'vehicle_id' | 'quantity' | 'replace' | 'guest_id'
>;

const placeOf = (place: NonNullable<TripFields['pickup_location']>): TripPlaceColumn => ({
  name: place.location_name,
  lat: place.lat,
  lng: place.lng,
});

async function pickupAt(ctx: Ctx, text: string | null): Promise<Date | null> {
  if (text === null) return null;
  const { settings } = await getMarket(ctx);
  const askedMs = pickupAtOf(text, settings.timeZone, ctx.clock.now());
  if (askedMs === undefined) refuseValue('body.pickup_time', 'no_such_day');
  const atMs = scheduledPickup(askedMs, ctx.clock.now());
  const at = atMs === null ? null : new Date(atMs);
  await checkPickup(ctx, at);
  return at;
}

function hoursOf(
  { estimated_hours: asked }: TripFields,
  rentalType: TripColumns['rental_type'],
  base: TripColumns | undefined,
): number {
  if (rentalType === 'distance_wise') return 0;
  return asked ?? (base && base.rental_type !== 'distance_wise' ? base.hours : 0);
}

/**
 * rental.md section 7, 'Cart add': a kind and a time are enough for an empty cart. The trip begins where the caller's
 * headers say (SYS-01), and takes an hour, or a day, until its shopper says otherwise.
 */
export function fromWhereTheyAre(ctx: Ctx, fields: TripFields): TripFields {
  const { point } = ctx.where;
  if (fields.rental_type === undefined || fields.pickup_location || !point) return fields;
  return {
    ...fields,
    pickup_location: { location_name: '', ...point },
    estimated_hours: fields.estimated_hours ?? (fields.rental_type === 'day_wise' ? 24 : 1),
  };
}

/**
 * The trip that the fields make, over what the cart has; undefined where they do not make a whole one. Its way is not
 * looked for yet ({@link withWay}).
 */
export async function askedTrip(
  ctx: Ctx,
  fields: TripFields,
  base: TripColumns | undefined,
): Promise<TripColumns | undefined> {
  const rentalType = fields.rental_type ?? base?.rental_type;
  const pickup = fields.pickup_location ? placeOf(fields.pickup_location) : base?.pickup;
  if (rentalType === undefined || pickup === undefined) return undefined;
  const { destination_location: destination, pickup_time: text } = fields;
  return {
    rental_type: rentalType,
    hours: hoursOf(fields, rentalType, base),
    distance_metres: null,
    pickup,
    destination:
      destination === undefined ? (base?.destination ?? null) : destination && placeOf(destination),
    pickup_at: text === undefined ? (base?.pickup_at ?? null) : await pickupAt(ctx, text),
  };
}

/**
 * A trip by distance with its way: how far and how long is the server's own (RENT-11; api.md, rule 1). Another one
 * stays as it is. Hours and metres are kept as finely as they are told.
 */
export async function withWay(ctx: Ctx, trip: TripColumns): Promise<TripColumns> {
  if (trip.rental_type !== 'distance_wise' || !trip.destination) return trip;
  const way = await findWay(ctx, trip.pickup, trip.destination);
  return {
    ...trip,
    distance_metres: Math.round(way.distanceMetres),
    hours: Math.round(way.durationSeconds / 3.6) / 1000,
  };
}

/** What of a trip the rules compare. */
export function termsOf(trip: TripColumns): TripShape {
  return {
    rentalType: trip.rental_type,
    hours: trip.hours,
    hasDestination: trip.destination !== null,
    distanceMetres: trip.distance_metres ?? undefined,
  };
}

/** Refuses a trip that does not say for how long or where to, or leads nowhere. */
export function checkShape(trip: TripColumns): void {
  const refusal = tripShapeRefusal(termsOf(trip));
  if (refusal) refuse(refusal.code, 'metres' in refusal ? { metres: refusal.metres } : {});
}

const samePlace = (one: TripPlaceColumn | null, other: TripPlaceColumn | null): boolean =>
  one?.lat === other?.lat && one?.lng === other?.lng && one?.name === other?.name;

/** Whether two trips are the same, way aside. */
export function isSameTrip(one: TripColumns, other: TripColumns): boolean {
  return (
    one.rental_type === other.rental_type &&
    (one.rental_type === 'distance_wise' || one.hours === other.hours) &&
    samePlace(one.pickup, other.pickup) &&
    samePlace(one.destination, other.destination) &&
    one.pickup_at?.getTime() === other.pickup_at?.getTime()
  );
}
