import type { Reply } from '@promenade/contract/calls';
import {
  daysOfHours,
  kilometresOf,
  pickupText,
  scheduledPickup,
  tripMeasure,
  tripPriceMinor,
  vehicleDiscountMinor,
} from '@promenade/domain/rental';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';
import { freeUnits, type VehicleRow, viewVehicle, viewVehicleProvider } from '../vehicles/index.ts';
import { isLet, type OpenTripCart, type OpenTripLine, rateOf, windowOfTrip } from './open-trip-cart.ts';
import type { TripCartRow, TripPlaceColumn } from './trip-cart.tables.ts';

type WireCart = Reply<'tripCart.get'>;

const viewPlace = ({ name, lat, lng }: TripPlaceColumn) => ({ location_name: name, lat, lng });

/** What the trip is (RENT-20). */
export function viewCartTrip(
  row: TripCartRow,
  settings: MarketSettings,
  nowMs: number,
): NonNullable<WireCart['user_data']> {
  const atMs = scheduledPickup(row.pickup_at?.getTime() ?? null, nowMs);
  return {
    id: row.id,
    rental_type: row.rental_type,
    trip_type: row.rental_type,
    estimated_hours: row.hours,
    estimated_days: daysOfHours(row.hours),
    distance: kilometresOf(row.distance_metres ?? 0),
    pickup_location: viewPlace(row.pickup),
    destination_location: row.destination && viewPlace(row.destination),
    pickup_time: atMs === null ? null : pickupText(atMs, settings.timeZone),
    pickup_at: atMs === null ? null : new Date(atMs).toISOString(),
  };
}

/** A vehicle's own discount as the rules have it. */
export function discountOf({ discount_type: type, discount_value: value }: VehicleRow) {
  if (type === null || value === null) return undefined;
  return type === 'percent' ? ({ type, percent: value } as const) : ({ type, amountMinor: value } as const);
}

function pricesOf({ vehicle, quantity }: OpenTripLine, row: TripCartRow, settings: MarketSettings) {
  const { rental_type: rentalType, hours, distance_metres: distanceMetres } = row;
  const major = (amountMinor: number): number => toMajor(amountMinor, settings.currency.decimals);
  // A vehicle that is no longer let this way costs nothing here, and cannot be booked.
  const rateMinor = rateOf(vehicle, rentalType) ?? 0;
  const measure = tripMeasure({ rentalType, hours, distanceMetres: distanceMetres ?? 0 });
  const grossMinor = tripPriceMinor(rateMinor, quantity, measure);
  return {
    rate: major(rateMinor),
    gross_price: major(grossMinor),
    price: major(grossMinor - vehicleDiscountMinor(grossMinor, quantity, discountOf(vehicle))),
  };
}

async function viewLine(
  ctx: Ctx,
  line: OpenTripLine,
  row: TripCartRow,
  free: ReadonlyMap<string, number>,
): Promise<WireCart['carts'][number]> {
  const { vehicle } = line;
  const { settings } = await getMarket(ctx);
  return {
    id: line.id,
    quantity: line.quantity,
    vehicle: await viewVehicle(ctx, vehicle, isLet(vehicle) ? (free.get(vehicle.id) ?? 0) : 0),
    provider: await viewVehicleProvider(ctx, vehicle),
    itemId: vehicle.id,
    ...pricesOf(line, row, settings),
  };
}

/** The whole cart, as every call answers it (RENT-20); undefined is the empty one. */
export async function viewTripCart(ctx: Ctx, cart: OpenTripCart | undefined): Promise<WireCart> {
  if (!cart || cart.lines.length === 0) return { carts: [], user_data: null };
  const { row, lines } = cart;
  const ids = [...new Set(lines.map(({ vehicle }) => vehicle.id))];
  const free = await freeUnits(ctx, ids, windowOfTrip(ctx, row));
  const { settings } = await getMarket(ctx);
  return {
    carts: await Promise.all(lines.map((line) => viewLine(ctx, line, row, free))),
    user_data: viewCartTrip(row, settings, ctx.clock.now()),
  };
}
