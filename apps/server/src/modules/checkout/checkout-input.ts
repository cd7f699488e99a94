import type { Body } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';

/** What is ordered (ITEM-09). */
export type Page = NonNullable<Body<'checkout.quote'>['page']>;

/** A parsed quote request. */
export type QuoteInput = Pick<
  Body<'checkout.quote'>,
  'order_type' | 'latitude' | 'longitude' | 'schedule_at'
> & { readonly dm_tips: number; readonly page: Page };

/** A parsed order. */
export type PlaceInput = QuoteInput &
  Omit<Body<'checkout.place'>, keyof Body<'checkout.quote'>> & { readonly order_note: string };

/** Where to; undefined for take-away, and where the caller named no point. */
export function doorOf(input: Pick<QuoteInput, 'order_type' | 'latitude' | 'longitude'>): LatLng | undefined {
  const { latitude, longitude } = input as { latitude?: number | null; longitude?: number | null };
  if (input.order_type === 'take_away') return undefined;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : undefined;
}
