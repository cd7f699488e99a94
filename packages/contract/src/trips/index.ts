/** Trips: quote, booking, payment, changes, handovers, reviews, and the provider's side (RENT-09, RENT-15, RENT-16). */
import { z } from 'zod';
import { howItIsPaid } from '../checkout/payment.ts';
import { couponCode, couponRefusals, listedCoupon } from '../coupons/index.ts';
import {
  done,
  endpoint,
  fileListRefusals,
  growingPage,
  growingPaged,
  guestQuery,
  id,
  instant,
  money,
  moneyGiven,
  neededLine,
  neededText,
  numberInForm,
  text,
  uploads,
} from '../endpoint/index.ts';
import { tripShapeRefusals, tripUserData, tripVehicleRefusals } from '../trip-cart/index.ts';
import { tripStaffEndpoints } from './staff.ts';
import { listedTrip, trip, tripBill, tripEvent, tripHandover, tripKey, tripLine } from './trip.ts';

/** Maximum number of pictures of a handover. */
export const HANDOVER_MAX_PICTURES = 8;

const ofGuest = { guest_id: guestQuery.shape.guest_id };
/** Access to a trip: by its shopper, or by its signed link. */
const ofTrip = z.object({ ...ofGuest, trip_id: tripKey, link: z.string().max(2000).optional() });

/** Contact person of a trip (LOC-12, RENT-15); all three fields are required. */
const contact = {
  contact_person_name: neededLine(120),
  contact_person_number: neededText(40),
  contact_person_email: neededText(2000),
};

/** Body for booking the trip cart. */
export const tripBookingInput = z.object({
  ...ofGuest,
  ...howItIsPaid,
  ...contact,
  coupon_code: text(40).nullish(),
  note: text(500).default(''),
  trip_amount: moneyGiven.describe(
    'The total that the shopper saw; if it has changed, the call is refused with bill_changed.',
  ),
  seal: z
    .string()
    .max(64_000)
    .nullish()
    .describe(
      '`seal` of the quote. If the bill has changed, the refusal then lists every amount that differs; if the trip has, it is trip_cart_changed.',
    ),
});

/** A booked trip. */
export const booked = done.extend({
  trip_id: id,
  trip_number: z.string(),
  trip_amount: money,
  due_amount: money,
  redirect_link: z.string().nullable(),
  payment_due_at: instant.nullable(),
});

/** The quote of a trip cart. */
export const tripQuote = z.object({
  provider_id: id,
  bill: tripBill,
  lines: z.array(tripLine),
  user_data: tripUserData.describe('The trip the bill is for, as in the trip cart.'),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string(),
  seal: z
    .string()
    .describe(
      'The signed trip and bill. Send it when booking: if the bill has changed, the refusal lists every amount that differs.',
    ),
  seal_expires_at: instant,
});

const cartRefusals = [
  'trip_cart_empty',
  'provider_inactive',
  ...tripVehicleRefusals,
  ...tripShapeRefusals,
] as const;

const booking = {
  'trips.quote': endpoint('trips.quote', {
    summary: 'Quote: the bill of the trip cart',
    who: 'shopper',
    // As of an order: with the one form that books it.
    body: tripBookingInput.partial(),
    reply: tripQuote,
    refusals: ['guest_checkout_off', ...cartRefusals, ...couponRefusals],
  }),
  'trips.book': endpoint('trips.book', {
    summary: 'Book the trip cart; its vehicles are reserved from then on',
    who: 'shopper',
    body: tripBookingInput,
    reply: booked,
    refusals: [
      'guest_checkout_off',
      ...cartRefusals,
      ...couponRefusals,
      'name_required',
      'phone_required',
      'phone_invalid',
      'email_required',
      'email_invalid',
      'cash_limit',
      'payment_method_off',
      'wallet_balance_low',
      'wallet_part_changed',
      'bill_changed',
      'quote_expired',
      'trip_cart_changed',
    ],
  }),
  'trips.pay': endpoint('trips.pay', {
    summary: 'Pay for a trip with another method while payment is still possible',
    who: 'shopper',
    body: z.object({ ...ofGuest, trip_id: tripKey, ...howItIsPaid }),
    reply: done.extend({ redirect_link: z.string().nullable(), payment_due_at: instant.nullable() }),
    refusals: [
      'trip_not_found',
      'trip_nothing_due',
      'cash_limit',
      'payment_method_off',
      'wallet_balance_low',
      'wallet_part_changed',
      'status_conflict',
      'payment_over',
    ],
  }),
  'rentalCoupons.list': endpoint('rentalCoupons.list', {
    summary: 'Vehicle coupons; for a trip cart, those that apply and the discount of each',
    who: 'shopper',
    query: guestQuery,
    reply: z.array(listedCoupon),
  }),
  'rentalCoupons.apply': endpoint('rentalCoupons.apply', {
    summary: 'Check a coupon for the trip cart: its discount',
    who: 'shopper',
    query: z.object({ ...ofGuest, code: couponCode }),
    reply: listedCoupon,
    refusals: [...couponRefusals, 'trip_cart_empty'],
  }),
} as const;

const after = {
  'trips.list': endpoint('trips.list', {
    summary: 'Trips of the shopper: all, running or completed (past trips, however they ended)',
    who: 'shopper',
    params: z.object({ type: z.enum(['all', 'running', 'completed']) }),
    query: growingPage.extend(ofGuest),
    reply: growingPaged.extend({ trips: z.array(listedTrip) }),
  }),
  'trips.details': endpoint('trips.details', {
    summary: 'One trip, for its shopper or by a signed link',
    who: 'anyone',
    query: ofTrip,
    reply: trip,
    refusals: ['trip_not_found'],
  }),
  'trips.track': endpoint('trips.track', {
    summary: 'One trip by its number and its contact’s phone number',
    who: 'anyone',
    query: z.object({ trip_id: tripKey, contact_number: text(40) }),
    reply: trip,
    refusals: ['trip_not_found'],
  }),
  'trips.events': endpoint('trips.events', {
    summary: 'Live updates of one trip (server-sent events)',
    who: 'anyone',
    query: ofTrip,
    reply: tripEvent,
    stream: true,
    refusals: ['trip_not_found'],
  }),
  'trips.cancel': endpoint('trips.cancel', {
    summary: 'Cancel a pending trip; its vehicles are released and payments refunded',
    who: 'shopper',
    body: z.object({ ...ofGuest, trip_id: tripKey, reason: text(300).default('') }),
    reply: done.extend({ trip }),
    refusals: ['trip_not_found', 'trip_not_cancelable'],
  }),
  'trips.changeQuote': endpoint('trips.changeQuote', {
    summary: 'Quote for a trip with another duration',
    who: 'shopper',
    body: z.object({ ...ofGuest, trip_id: tripKey, estimated_hours: z.number().positive().max(8760) }),
    reply: z.object({ bill: tripBill, ends_at: instant, difference: z.number() }),
    refusals: ['trip_not_found', 'trip_not_changeable', 'duration_required', 'vehicle_not_available'],
  }),
  'trips.change': endpoint('trips.change', {
    summary: 'Extend or shorten a trip at the quoted price',
    who: 'shopper',
    body: z.object({
      ...ofGuest,
      trip_id: tripKey,
      estimated_hours: z.number().positive().max(8760),
      trip_amount: moneyGiven.describe(
        'The total that the shopper saw; if it has changed, the call is refused with bill_changed.',
      ),
    }),
    reply: done.extend({ trip }),
    refusals: [
      'trip_not_found',
      'trip_not_changeable',
      'duration_required',
      'vehicle_not_available',
      'bill_changed',
    ],
  }),
  'trips.handOver': endpoint('trips.handOver', {
    summary: 'Record the customer’s side of a vehicle handover',
    who: 'shopper',
    multipart: true,
    body: z.object({
      ...ofGuest,
      trip_id: tripKey,
      unit_id: id,
      moment: z.enum(['pickup', 'return']),
      odometer_km: numberInForm.pipe(z.number().int().min(0).max(5_000_000)),
      fuel_percent: numberInForm.pipe(z.number().int().min(0).max(100)),
      note: text(500).default(''),
      pictures: uploads(HANDOVER_MAX_PICTURES).optional(),
    }),
    reply: done.extend({ handover: tripHandover }),
    refusals: [
      'trip_not_found',
      'trip_unit_not_found',
      'handover_not_now',
      'handover_written',
      'odometer_went_back',
      ...fileListRefusals,
    ],
  }),
  'trips.review': endpoint('trips.review', {
    summary: 'Review a vehicle of a completed trip',
    who: 'customer',
    body: z.object({
      trip_id: tripKey,
      line_id: id,
      rating: z.number().int().min(1).max(5),
      comment: text(1000).default(''),
    }),
    reply: done,
    refusals: ['trip_not_found', 'trip_line_not_found', 'trip_not_completed', 'already_reviewed'],
  }),
  'trips.invoice': endpoint('trips.invoice', {
    summary: 'Link to the PDF invoice in the caller’s language, valid for ten minutes',
    who: 'anyone',
    query: ofTrip,
    reply: z.object({ pdf_url: z.string(), expires_at: instant }),
    refusals: ['trip_not_found'],
  }),
} as const;

/** Endpoints of trips. */
export const tripsEndpoints = { ...booking, ...after, ...tripStaffEndpoints } as const;
