import { type RentalType, scheduledPickup, type TripCart, tripEndsAt } from '@promenade/domain/rental';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { type TripWindow, type VehicleRow, vehicleRowsOf } from '../vehicles/index.ts';
import {
  deleteTripCart,
  findTripCart,
  listTripCartLines,
  lockExistingTripCart,
  lockTripCart,
} from './trip-cart.repo.ts';
import type { TripCartLineRow, TripCartRow, TripCartTables, TripColumns } from './trip-cart.tables.ts';

/** A line with its vehicle, which may no longer be let. */
export interface OpenTripLine extends TripCartLineRow {
  readonly vehicle: VehicleRow;
}

/** A shopper's trip cart with the vehicles it speaks of. */
export interface OpenTripCart {
  readonly row: TripCartRow;
  /** Oldest first. */
  readonly lines: readonly OpenTripLine[];
}

async function opened(ctx: Ctx, row: TripCartRow): Promise<OpenTripCart> {
  const lines = await listTripCartLines(over<TripCartTables>(ctx), row.id);
  const vehicles = await vehicleRowsOf(ctx, [...new Set(lines.map(({ vehicle_id: id }) => id))]);
  return {
    row,
    lines: lines.flatMap((line) => {
      const vehicle = vehicles.get(line.vehicle_id);
      return vehicle ? [{ ...line, vehicle }] : [];
    }),
  };
}

/** The caller's trip cart, without a lock; undefined if it is empty. */
export async function readTripCart(ctx: Ctx): Promise<OpenTripCart | undefined> {
  const row = await findTripCart(over<TripCartTables>(ctx), getShopperId(ctx));
  return row && opened(ctx, row);
}

/** The caller's trip cart, held until the transaction ends; undefined where it is empty. */
export async function holdTripCart(ctx: Ctx): Promise<OpenTripCart | undefined> {
  const at = new Date(ctx.clock.now());
  const row = await lockExistingTripCart(over<TripCartTables>(ctx), getShopperId(ctx), at);
  return row && opened(ctx, row);
}

/** As {@link holdTripCart}, with a new one where there is none: what is made is forgotten if the call is refused. */
export async function holdOrMakeTripCart(ctx: Ctx): Promise<OpenTripCart> {
  const cart = { id: ctx.ids.next(), shopperId: getShopperId(ctx), at: new Date(ctx.clock.now()) };
  return opened(ctx, await lockTripCart(over<TripCartTables>(ctx), cart));
}

/** Ends a held cart: its last line has gone, or it has become a trip. */
export async function endTripCart(ctx: Ctx, { row }: Pick<OpenTripCart, 'row'>): Promise<void> {
  await deleteTripCart(over<TripCartTables>(ctx), row.id);
}

/** How a vehicle is let. */
export function rentalTypesOf(vehicle: VehicleRow): RentalType[] {
  const rates = [
    ['hourly', vehicle.hourly_minor],
    ['distance_wise', vehicle.per_km_minor],
    ['day_wise', vehicle.daily_minor],
  ] as const;
  return rates.flatMap(([type, rate]) => (rate === null ? [] : [type]));
}

/** The price of a vehicle for an hour, a day or a kilometre; null if it is not rented that way. */
export function rateOf(vehicle: VehicleRow, rentalType: RentalType): number | null {
  if (rentalType === 'hourly') return vehicle.hourly_minor;
  return rentalType === 'day_wise' ? vehicle.daily_minor : vehicle.per_km_minor;
}

/** Whether a vehicle is on offer at all. */
export function isLet({ active, store_active }: VehicleRow): boolean {
  return active && store_active;
}

/** The cart as the rules see it; undefined while it has no line. */
export function decidable({ row, lines }: OpenTripCart): TripCart | undefined {
  const first = lines[0];
  if (!first) return undefined;
  return {
    provider: { id: first.vehicle.store_id, name: first.vehicle.store_name },
    trip: { rentalType: row.rental_type, hours: row.hours },
    lines: lines.map(({ id, vehicle, quantity }) => ({
      id,
      vehicleId: vehicle.id,
      quantity,
      rentalTypes: rentalTypesOf(vehicle),
    })),
  };
}

/** From when until when a trip would be: from now on where it is not scheduled, or no longer later than now (RENT-12). */
export function windowOfTrip(ctx: Ctx, trip: Pick<TripColumns, 'pickup_at' | 'hours'>): TripWindow {
  const nowMs = ctx.clock.now();
  const fromMs = scheduledPickup(trip.pickup_at?.getTime() ?? null, nowMs) ?? nowMs;
  return { fromMs, untilMs: tripEndsAt(fromMs, trip.hours) };
}
