import { type Decision, refused } from '../decision/index.ts';
import { type LatLng, type Zone, haversineMetres, zonesAt } from '../zones/index.ts';

/** Where a parcel starts and ends. */
export type ParcelEnds = { readonly sender: LatLng; readonly receiver: LatLng };

/** Nearer than so many metres the two ends are one door. */
export const PARCEL_LEAST_METRES = 20;

/** Why nobody can carry it. */
export type ParcelEndsRefusal =
  | { readonly code: 'parcel_no_pickup'; readonly end: 'sender' }
  | { readonly code: 'parcel_no_delivery'; readonly end: 'receiver' }
  | { readonly code: 'parcel_same_place'; readonly end: 'receiver' };

/**
 * CHK-10: both ends lie in zones that are active and that the module serves; the smallest that holds each comes first
 * (rule 12). The sender's decides the price.
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
