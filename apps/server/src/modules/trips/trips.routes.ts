import type { Routes } from '../../platform/http/handler.ts';
import { photograph, withPictures } from '../../platform/files/sent-pictures.ts';
import { cancelTrip } from './after/cancel-trip.ts';
import { followTrip } from './after/follow-trip.ts';
import { getTrip, trackTrip } from './after/get-trip.ts';
import { listOwnTrips } from './after/list-trips.ts';
import { bookTrip } from './booking/book-trip.ts';
import { quoteTrip } from './booking/quote-trip.ts';
import { changeTrip, quoteChange } from './changes/change-trip.ts';
import { applyTripCoupon, listTripCoupons } from './coupons/list-trip-coupons.ts';
import { handOver } from './handovers/hand-over.ts';
import { getTripInvoice } from './invoice/get-trip-invoice.ts';
import { payTrip } from './paying/pay-trip.ts';
import { replyToVehicleReview, reviewVehicle } from './reviews/review-vehicle.ts';
import { assignTrip } from './staff/assign-trip.ts';
import { handOverTheirs } from './staff/hand-over-theirs.ts';
import { refundTrip } from './staff/refund-trip.ts';
import { getTheirTrip, listTheirTrips, moveTheirTrip } from './staff/staff-trip.ts';

/** Calls of trips. */
export const tripsRoutes = {
  'trips.quote': (ctx, { body }) => quoteTrip(ctx, body),
  'trips.book': (ctx, { body }) => bookTrip(ctx, body),
  'trips.pay': (ctx, { body }) => payTrip(ctx, body),
  'rentalCoupons.list': (ctx) => listTripCoupons(ctx),
  'rentalCoupons.apply': (ctx, { query }) => applyTripCoupon(ctx, query.code),
  'trips.list': (ctx, { params, query }) => listOwnTrips(ctx, params.type, query),
  'trips.details': (ctx, { query }) => getTrip(ctx, query),
  'trips.track': (ctx, { query }) => trackTrip(ctx, query),
  'trips.events': (ctx, { query }) => followTrip(ctx, query),
  'trips.cancel': (ctx, { body }) => cancelTrip(ctx, body),
  'trips.changeQuote': (ctx, { body }) => quoteChange(ctx, body),
  'trips.change': (ctx, { body }) => changeTrip(ctx, body),
  'trips.handOver': withPictures({ pictures: photograph }, (ctx, { body }) => handOver(ctx, body)),
  'trips.review': (ctx, { body }) => reviewVehicle(ctx, body),
  'trips.invoice': (ctx, { query }) => getTripInvoice(ctx, query),
  'ops.trips': (ctx, { query }) => listTheirTrips(ctx, query),
  'ops.trip': (ctx, { params }) => getTheirTrip(ctx, params),
  'ops.confirmTrip': (ctx, { params }) => moveTheirTrip(ctx, params, 'confirm'),
  'ops.assignTrip': (ctx, { params, body }) => assignTrip(ctx, { ...params, ...body }),
  'ops.startTrip': (ctx, { params, body }) => moveTheirTrip(ctx, { ...params, ...body }, 'start'),
  'ops.completeTrip': (ctx, { params }) => moveTheirTrip(ctx, params, 'complete'),
  'ops.cancelTrip': (ctx, { params, body }) => moveTheirTrip(ctx, { ...params, ...body }, 'cancel'),
  'ops.refundTrip': (ctx, { params, body }) => refundTrip(ctx, { ...params, ...body }),
  'ops.handOverTrip': (ctx, { params, body }) => handOverTheirs(ctx, { ...params, ...body }),
  'ops.replyToVehicleReview': (ctx, { params, body }) => replyToVehicleReview(ctx, { ...params, ...body }),
} satisfies Routes;
