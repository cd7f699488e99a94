/** The provider's side of trips; operators can do the same. */
import { z } from 'zod';
import { done, endpoint, growingPage, growingPaged, id, line, moneyGiven, text } from '../endpoint/index.ts';
import { listedTrip, trip, tripHandover, tripKey, tripStatus } from './trip.ts';

const ofTrip = z.object({ id });
const moved = done.extend({ trip });
const stepRefusals = ['trip_not_found', 'status_conflict'] as const;

/** Calls under /ops about trips. */
export const tripStaffEndpoints = {
  'ops.trips': endpoint('ops.trips', {
    summary: 'Trips with the caller’s vehicles, newest first',
    who: 'staff',
    query: growingPage.extend({ status: tripStatus.optional() }),
    reply: growingPaged.extend({ trips: z.array(listedTrip) }),
    refusals: ['forbidden'],
  }),
  'ops.trip': endpoint('ops.trip', {
    summary: 'One trip in full, by id or number',
    who: 'staff',
    params: z.object({ id: tripKey }),
    reply: trip,
    refusals: ['trip_not_found'],
  }),
  'ops.confirmTrip': endpoint('ops.confirmTrip', {
    summary: 'Confirm the trip',
    who: 'staff',
    params: ofTrip,
    reply: moved,
    refusals: [...stepRefusals, 'trip_awaiting_payment'],
  }),
  'ops.assignTrip': endpoint('ops.assignTrip', {
    summary: 'Assign other units of the same vehicle, and name who drives or delivers them',
    who: 'staff',
    params: ofTrip,
    body: z.object({
      units: z
        .array(
          z.object({
            unit_id: id.describe('The unit assigned now.'),
            other_unit_id: id.optional().describe('The unit to assign instead; absent keeps it.'),
            driver_name: line(120).optional(),
            driver_phone: text(40).optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: moved,
    refusals: [...stepRefusals, 'trip_unit_not_found', 'unit_taken', 'unit_not_back', 'phone_invalid'],
  }),
  'ops.startTrip': endpoint('ops.startTrip', {
    summary: 'Start the trip: the customer has the vehicles',
    who: 'staff',
    params: ofTrip,
    body: z.object({
      even_so: z
        .boolean()
        .default(false)
        .describe(
          'true: start even if a vehicle is not back from another trip, or, before the booked time, if another trip is left without one.',
        ),
    }),
    reply: moved,
    refusals: [...stepRefusals, 'vehicle_promised', 'vehicle_not_back'],
  }),
  'ops.completeTrip': endpoint('ops.completeTrip', {
    summary: 'Complete the trip: the vehicles are back and available again',
    who: 'staff',
    params: ofTrip,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.cancelTrip': endpoint('ops.cancelTrip', {
    summary: 'Cancel the trip; the shopper is told the reason, and payments are refunded',
    who: 'staff',
    params: ofTrip,
    body: z.object({ reason: text(300).min(1) }),
    reply: moved,
    refusals: [...stepRefusals, 'forbidden'],
  }),
  'ops.refundTrip': endpoint('ops.refundTrip', {
    summary: 'Refund a completed trip in full or in part; the shopper is told the reason',
    who: 'operator',
    params: ofTrip,
    body: z.object({ amount: moneyGiven.optional(), reason: text(300).min(1) }),
    reply: moved,
    refusals: [...stepRefusals, 'forbidden', 'refund_too_much', 'refund_of_nothing'],
  }),
  'ops.handOverTrip': endpoint('ops.handOverTrip', {
    summary: 'Record the provider’s side of a vehicle handover',
    who: 'staff',
    params: ofTrip,
    body: z.object({
      unit_id: id,
      moment: z.enum(['pickup', 'return']),
      odometer_km: z.number().int().min(0).max(5_000_000),
      fuel_percent: z.number().int().min(0).max(100),
      note: text(500).default(''),
    }),
    reply: done.extend({ handover: tripHandover }),
    refusals: [
      'trip_not_found',
      'trip_unit_not_found',
      'handover_not_now',
      'handover_written',
      'odometer_went_back',
    ],
  }),
  'ops.replyToVehicleReview': endpoint('ops.replyToVehicleReview', {
    summary: 'Reply to a review of a vehicle; an empty text removes the reply',
    who: 'staff',
    params: ofTrip,
    body: z.object({ reply: text(1000) }),
    reply: done,
    refusals: ['review_not_found'],
  }),
} as const;
