import { FUELS, RENTAL_TYPES, TRIP_STATUSES } from '@promenade/domain/rental';
import { z } from 'zod';
import { flag, id, instant, money, picture } from '../endpoint/index.ts';
import { tripPlaceReply } from '../trip-cart/index.ts';

/** trip_status. */
export const tripStatus = z.enum(TRIP_STATUSES);

/** A trip's id or its number. */
export const tripKey = z
  .string()
  .min(4)
  .max(40)
  .regex(/^[0-9a-zA-Z-]+$/);

/** The bill of a trip (RENT-09; api.md, rule 11). */
export const tripBill = z.object({
  trip_price: money.describe('Rate × hours, days or kilometres × quantity, summed over all lines.'),
  discount: money,
  discount_by: z.enum(['vehicle', 'provider']).nullable().describe('Whose discount applies: the larger one.'),
  coupon_discount: money,
  subtotal: money.describe('Price after discounts, before the coupon.'),
  tax: money,
  tax_rate: z.number(),
  tax_included: flag,
  trip_amount: money,
});

/** A line of a bill or of a trip, as it was booked. */
export const tripLine = z.object({
  id,
  vehicle_id: id,
  slug: z.string(),
  name: z.string(),
  ...picture,
  quantity: z.number().int(),
  rate: money,
  gross_price: money,
  discount: money,
  total_price: money.describe('Total of the line after discounts.'),
});

const tripProvider = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_full_url: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

const paymentStatus = z.enum(['unpaid', 'partially_paid', 'paid']);

/** A trip in a list. */
export const tripCard = z.object({
  id,
  trip_number: z.string(),
  trip_status: tripStatus,
  payment_status: paymentStatus,
  payment_method: z.string(),
  rental_type: z.enum(RENTAL_TYPES),
  trip_amount: money,
  due_amount: money,
  created_at: instant,
  starts_at: instant,
  ends_at: instant,
  time_zone: z
    .string()
    .describe('IANA name of the market’s time zone, in which the local times of the trip are given.'),
  pickup_now: z.boolean(),
  estimated_hours: z.number(),
  estimated_days: z.number(),
  distance: z.number().describe('Distance in kilometres; 0 unless the trip is distance_wise.'),
  pickup_location: tripPlaceReply,
  destination_location: tripPlaceReply.nullable(),
  vehicle_count: z.number().int(),
  provider: tripProvider,
});

const paymentReviewing = z
  .boolean()
  .describe('Whether the shopper has reported a transfer of what is due, which is being checked.');

/** A trip in a list, with what becomes of its money. */
export const listedTrip = tripCard.extend({ payment_reviewing: paymentReviewing });

/** A unit assigned to a trip. */
export const tripUnit = z.object({
  unit_id: id,
  line_id: id,
  vehicle_name: z.string(),
  fuel_type: z.enum(FUELS),
  plate: z.string(),
  driver: z.object({ name: z.string(), phone: z.string() }).nullable(),
});

/** A handover record of one side. */
export const tripHandover = z.object({
  id,
  unit_id: id,
  moment: z.enum(['pickup', 'return']),
  written_by: z.enum(['customer', 'provider']),
  odometer_km: z.number().int(),
  fuel_percent: z.number().int(),
  note: z.string(),
  pictures: z.array(z.string()).describe('URLs of the pictures, valid for ten minutes.'),
  at: instant,
});

/** The driver who is bringing the vehicle to the pickup point ("delivery person" of rental.md). */
export const tripCourier = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  at: instant,
});

const live = {
  trip_status: tripStatus,
  payment_status: paymentStatus,
  timeline: z.array(z.object({ status: tripStatus, at: instant })),
  cancelable: z.boolean(),
  delivery_man: tripCourier.nullable(),
  updated_at: instant.describe(
    'When anything last changed, including units and handovers, which the stream leaves out.',
  ),
};

/** An event of the live stream: sent at once, then at each change. */
export const tripEvent = z.object(live);

/** A trip in full. */
export const trip = tripCard.extend({
  ...live,
  lines: z.array(tripLine),
  bill: tripBill,
  units: z.array(tripUnit),
  handovers: z.array(tripHandover),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string(),
  note: z.string(),
  coupon_code: z.string().nullable(),
  wallet_amount: money,
  refunded_amount: money,
  payment_due_at: instant.nullable(),
  payment_reviewing: paymentReviewing,
  changeable: z.boolean().describe('Whether its duration can be changed now.'),
  reviewable_lines: z.array(id).describe('Ids of the lines that the caller can review now.'),
  ended: z.object({ by: z.string(), reason: z.string(), at: instant }).nullable(),
  route: z
    .string()
    .nullable()
    .describe('Route from the provider to the pickup point, an encoded polyline of precision 5.'),
  link: z
    .string()
    .nullable()
    .describe('Signed link that opens this trip without signing in; null for everyone but its shopper.'),
  calendar_link: z
    .string()
    .nullable()
    .describe('URL of the trip as an iCalendar file; null for everyone but its shopper.'),
});
