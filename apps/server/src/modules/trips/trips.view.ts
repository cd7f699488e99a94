import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { canCancelTrip, daysOfHours, kilometresOf, tripTimeZone } from '@promenade/domain/rental';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import type { MarketSettings } from '../settings/index.ts';
import { viewDriver } from './after/driver.ts';
import { dueMinor } from './moves/trip-money.ts';
import type { StoredBill, TripEventRow, TripLineRow, TripPlace, TripRow } from './trips.tables.ts';

type WireCard = Omit<Reply<'ops.trips'>['trips'][number], 'payment_reviewing'>;
type WireTrip = Reply<'trips.details'>;

/** The bill on the wire, in major units. */
export function viewTripBill(bill: Omit<StoredBill, 'terms'>, decimals: number): WireTrip['bill'] {
  const major = (amountMinor: number): number => toMajor(amountMinor, decimals);
  return {
    trip_price: major(bill.grossMinor),
    discount: major(bill.discountMinor),
    discount_by: bill.discountBy,
    coupon_discount: major(bill.couponMinor),
    subtotal: major(bill.subtotalMinor),
    tax: major(bill.taxMinor),
    tax_rate: bill.taxRatePercent,
    tax_included: bill.taxIncluded ? 1 : 0,
    trip_amount: major(bill.totalMinor),
  };
}

/** The same for whoever has agreed to one. */
export const currentTripBill = (
  bill: Omit<StoredBill, 'terms'>,
  { currency }: Pick<MarketSettings, 'currency'>,
) => ({ bill: viewTripBill(bill, currency.decimals), totalMinor: bill.totalMinor, currency });

/** A line on the wire. */
export function viewTripLine(
  ctx: Ctx,
  line: Omit<TripLineRow, 'trip_id' | 'position'>,
  decimals: number,
): WireTrip['lines'][number] {
  return {
    id: line.id,
    vehicle_id: line.vehicle_id,
    slug: line.slug,
    name: line.name[ctx.language] || line.name.en,
    image: line.image,
    image_full_url: mediaUrl(ctx, line.image),
    quantity: line.quantity,
    rate: toMajor(line.rate_minor, decimals),
    gross_price: toMajor(line.gross_minor, decimals),
    discount: toMajor(line.discount_minor, decimals),
    total_price: toMajor(line.total_minor, decimals),
  };
}

const viewPlace = ({ name, lat, lng }: TripPlace) => ({ location_name: name, lat, lng });

function viewProvider(ctx: Ctx, { store_id: id, provider }: TripRow): WireCard['provider'] {
  return {
    id,
    slug: provider.slug,
    name: provider.name,
    logo_full_url: mediaUrl(ctx, provider.logo),
    address: provider.address,
    phone: provider.phone,
    latitude: provider.lat,
    longitude: provider.lng,
  };
}

function viewWhen(trip: TripRow, settings: MarketSettings) {
  return {
    created_at: trip.created_at.toISOString(),
    starts_at: trip.starts_at.toISOString(),
    ends_at: trip.ends_at.toISOString(),
    time_zone: tripTimeZone(settings.timeZone),
    pickup_now: trip.pickup_now,
    estimated_hours: trip.hours,
    estimated_days: daysOfHours(trip.hours),
    distance: trip.distance_metres === null ? 0 : kilometresOf(trip.distance_metres),
  };
}

/** A trip as a list shows it. */
export function viewTripCard(
  ctx: Ctx,
  { trip, lines }: { readonly trip: TripRow; readonly lines: readonly TripLineRow[] },
  settings: MarketSettings,
): WireCard {
  const { decimals } = settings.currency;
  return {
    id: trip.id,
    trip_number: String(trip.number),
    trip_status: trip.status,
    payment_status: trip.payment_status,
    payment_method: trip.payment_method,
    rental_type: trip.rental_type,
    trip_amount: toMajor(trip.total_minor, decimals),
    due_amount: toMajor(dueMinor(trip), decimals),
    ...viewWhen(trip, settings),
    pickup_location: viewPlace(trip.pickup),
    destination_location: trip.destination && viewPlace(trip.destination),
    vehicle_count: lines.reduce((count, { quantity }) => count + quantity, 0),
    provider: viewProvider(ctx, trip),
  };
}

// A change of hours is written down too, and is no step.
const stepsOf = (events: readonly TripEventRow[]) =>
  events.filter(({ status }, place) => status !== events[place - 1]?.status);

/** What is live of a trip: the stream's events, and the same part of the whole. */
export function viewTripEvent(
  ctx: Ctx,
  { trip, events }: { readonly trip: TripRow; readonly events: readonly TripEventRow[] },
): Reply<'trips.events'> {
  return {
    trip_status: trip.status,
    payment_status: trip.payment_status,
    timeline: stepsOf(events).map(({ status, at }) => ({ status, at: at.toISOString() })),
    cancelable: canCancelTrip(trip.status),
    delivery_man: viewDriver(ctx, trip),
    updated_at: trip.updated_at.toISOString(),
  };
}
