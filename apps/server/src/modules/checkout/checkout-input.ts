import type { Calls } from '@promenade/contract/calls';
import type { placeInput } from '@promenade/contract/checkout';
import type { LatLng } from '@promenade/domain/zones';
import type { z } from 'zod';

/** What is ordered (ITEM-09). */
export type Page = QuoteInput['page'];

/** A parsed quote request. */
export type QuoteInput = z.output<Calls['checkout.quote']['body']>;

/** A parsed order. */
export type PlaceInput = z.output<typeof placeInput>;

/** Whom to ask and where to go, as any order says it. */
export type DoorInput = Pick<
  PlaceInput,
  | 'order_type'
  | 'latitude'
  | 'longitude'
  | 'schedule_at'
  | 'contact_person_name'
  | 'contact_person_number'
  | 'contact_person_email'
  | 'address'
  | 'road'
  | 'house'
  | 'floor'
  | 'order_note'
  | 'delivery_instruction'
>;

/** Where to; undefined for take-away, and where the caller named no point. */
export function doorOf(input: Pick<QuoteInput, 'order_type' | 'latitude' | 'longitude'>): LatLng | undefined {
  const { latitude, longitude } = input as { latitude?: number | null; longitude?: number | null };
  if (input.order_type === 'take_away') return undefined;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : undefined;
}
