import type { Calls } from '@promenade/contract/calls';
import type { TripBillLine } from '@promenade/domain/rental';
import { encodePolyline } from '@promenade/domain/zones';
import type { z } from 'zod';
import { getShopperId } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { textIn } from '../../catalog/index.ts';
import { contactColumns, type PaymentPlan } from '../../checkout/index.ts';
import type { WayThere } from '../../geo/index.ts';
import type { NewTripRow, ProviderSnapshot, TripLineRow } from '../trips.tables.ts';
import type { PreparedLine, PreparedTrip } from './prepare-trip.ts';

/** A parsed booking. */
export type BookInput = z.output<Calls['trips.book']['body']>;

function snapshotOf({ provider }: PreparedTrip): ProviderSnapshot {
  return {
    slug: provider.store_slug,
    name: provider.store_name,
    logo: provider.store_logo,
    address: provider.address,
    phone: provider.phone,
    lat: provider.store_lat,
    lng: provider.store_lng,
  };
}

/** What was asked for: where, when, for how long. */
function asked({ cart: { row }, window }: PreparedTrip) {
  return {
    rental_type: row.rental_type,
    // The shortest way takes some time.
    hours: Math.max(row.hours, 0.001),
    distance_metres: row.rental_type === 'distance_wise' ? row.distance_metres : null,
    pickup: row.pickup,
    destination: row.destination,
    pickup_now: row.pickup_at === null || row.pickup_at.getTime() !== window.fromMs,
    starts_at: new Date(window.fromMs),
    ends_at: new Date(window.untilMs),
  };
}

function billed({
  bill,
  terms,
  coupon,
}: PreparedTrip): Pick<NewTripRow, 'total_minor' | 'bill' | 'coupon_code'> {
  const { lines: _lines, ...sums } = bill;
  const { rentalType: _type, hours: _hours, distanceMetres: _metres, ...kept } = terms;
  return {
    total_minor: bill.totalMinor,
    bill: { ...sums, terms: kept },
    coupon_code: coupon?.code ?? null,
  };
}

/** What else a booking needs. */
export interface DraftParts {
  readonly plan: PaymentPlan;
  /** From the provider to the pickup point. */
  readonly way: WayThere;
  /** How much faster than life it moves along by itself; null where people move it. */
  readonly speed: number | null;
}

/** The trip as it will stand in the books. */
export function tripDraft(ctx: Ctx, prepared: PreparedTrip, input: BookInput, parts: DraftParts): NewTripRow {
  const { plan, way, speed } = parts;
  const at = new Date(ctx.clock.now());
  return {
    id: ctx.ids.next(),
    shopper_id: getShopperId(ctx),
    module_id: prepared.provider.module_id,
    store_id: prepared.provider.store_id,
    provider: snapshotOf(prepared),
    ...asked(prepared),
    status: 'pending',
    ...plan.columns,
    ...billed(prepared),
    ...contactColumns(input),
    note: input.note,
    route_polyline: encodePolyline(way.path),
    route_metres: way.distanceMetres,
    route_seconds: way.durationSeconds,
    autopilot_speed: speed,
    created_at: at,
    updated_at: at,
  };
}

/** A line's columns: what it is, and what it costs. */
export function lineColumns(
  { vehicle, rateMinor, quantity }: PreparedLine,
  billed: TripBillLine | undefined,
): Omit<TripLineRow, 'id' | 'trip_id' | 'position'> {
  const name = (language: 'en' | 'ar' | 'nl' | 'fr') => textIn(vehicle.name, language);
  return {
    vehicle_id: vehicle.id,
    slug: vehicle.slug,
    name: { en: name('en'), ar: name('ar'), nl: name('nl'), fr: name('fr') },
    image: vehicle.image,
    quantity,
    rate_minor: rateMinor,
    gross_minor: billed?.grossMinor ?? 0,
    discount_minor: billed?.discountMinor ?? 0,
    coupon_minor: billed?.couponMinor ?? 0,
    tax_minor: billed?.taxMinor ?? 0,
    total_minor: billed?.totalMinor ?? 0,
  };
}
