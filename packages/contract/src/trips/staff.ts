/** The provider's side of trips; an operator may do all of it. */
import { z } from 'zod';
import { done, endpoint, growingPage, growingPaged, id, moneyGiven, text } from '../endpoint/index.ts';
import { trip, tripCard, tripHandover, tripKey, tripStatus } from './trip.ts';

const ofTrip = z.object({ id });
const moved = done.extend({ trip });
const stepRefusals = ['trip_not_found', 'status_conflict'] as const;

/** Calls under /ops about trips. */
export const tripStaffEndpoints = {
  'ops.trips': endpoint('ops.trips', {
    summary: 'Trips of the caller’s vehicles, the newest first',
    who: 'staff',
    query: growingPage.extend({ status: tripStatus.optional() }),
    reply: growingPaged.extend({ trips: z.array(tripCard) }),
    refusals: ['forbidden'],
  }),
  'ops.trip': endpoint('ops.trip', {
    summary: 'One trip in full, by its id or number',
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
    summary: 'Give other units of the same vehicle, and say who drives or brings them',
    who: 'staff',
    params: ofTrip,
    body: z.object({
      units: z
        .array(
          z.object({
            unit_id: id.describe('The unit that is held now.'),
            other_unit_id: id.optional().describe('The unit in its place; absent leaves it.'),
            driver_name: text(120).optional(),
            driver_phone: text(40).optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: moved,
    refusals: [...stepRefusals, 'trip_unit_not_found', 'unit_taken'],
  }),
  'ops.startTrip': endpoint('ops.startTrip', {
    summary: 'The trip begins: the customer has the vehicles',
    who: 'staff',
    params: ofTrip,
    body: z.object({
      even_so: z
        .boolean()
        .default(false)
        .describe(
          'Before its time, though another trip was to have its vehicle until then and lacks one now.',
        ),
    }),
    reply: moved,
    refusals: [...stepRefusals, 'vehicle_promised'],
  }),
  'ops.completeTrip': endpoint('ops.completeTrip', {
    summary: 'The trip is over: the vehicles are back, and free from now on',
    who: 'staff',
    params: ofTrip,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.cancelTrip': endpoint('ops.cancelTrip', {
    summary: 'Cancel the trip; the shopper is told the reason, and money is given back',
    who: 'staff',
    params: ofTrip,
    body: z.object({ reason: text(300).min(1) }),
    reply: moved,
    refusals: [...stepRefusals, 'forbidden'],
  }),
  'ops.refundTrip': endpoint('ops.refundTrip', {
    summary: 'Refund a completed trip, whole or in part; the shopper is told the reason',
    who: 'operator',
    params: ofTrip,
    body: z.object({ amount: moneyGiven.optional(), reason: text(300).min(1) }),
    reply: moved,
    refusals: [...stepRefusals, 'forbidden', 'refund_too_much', 'refund_of_nothing'],
  }),
  'ops.handOverTrip': endpoint('ops.handOverTrip', {
    summary: 'Write down what the provider saw when a vehicle changed hands',
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
    summary: 'Answer a review of a vehicle',
    who: 'staff',
    params: ofTrip,
    body: z.object({ reply: text(1000).min(1) }),
    reply: done,
    refusals: ['review_not_found'],
  }),
} as const;
