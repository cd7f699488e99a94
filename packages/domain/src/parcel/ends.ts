import { type Decision, refused } from '../decision/index.ts';
import { type LatLng, type Zone, haversineMetres, zonesAt } from '../zones/index.ts';

/** Pickup and delivery point of a parcel. */
export type ParcelEnds = { readonly sender: LatLng; readonly receiver: LatLng };

/** Ends nearer to each other than this, in metres, are the same place. */
export const PARCEL_LEAST_METRES = 20;

/** Why a parcel cannot be carried. */
export type ParcelEndsRefusal =
  | { readonly code: 'parcel_no_pickup'; readonly end: 'sender' }
  | { readonly code: 'parcel_no_delivery'; readonly end: 'receiver' }
  | { readonly code: 'parcel_same_place'; readonly end: 'receiver' };

/**
 * CHK-10: decides which zones a parcel is carried between: for each end the smallest active zone that the module serves
 * (rule 12). The sender's zone sets the price.
 */
export function decideParcelEnds<Z extends Zone>(
  { sender, receiver }: ParcelEnds,
  served: readonly Z[],
): Decision<{ from: Z; to: Z }, ParcelEndsRefusal> {
  const [from] = zonesAt(sender, served);
  if (!from) return refused({ code: 'parcel_no_pickup', end: 'sender' });
  const [to] = zonesAt(receiver, served);
  if (!to) return refused({ code: 'parcel_no_delivery', end: 'receiver' });
  if (haversineMetres(sender, receiver) < PARCEL_LEAST_METRES)
    return refused({ code: 'parcel_same_place', end: 'receiver' });
  return { ok: true, from, to };
}
