import type { Reply } from '@promenade/contract/calls';
import type { Place } from '../../../lib/address/address.ts';
import { call } from '../../../lib/api/browser-client.ts';
import type { Point } from '../../../lib/session/visit.ts';

export type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];

/** How a house number was found; null if none was asked for. */
export type NumberMatch = Suggestion['house_number_match'];

/** What the texts of the screen are about: delivery, or pickup (rental). */
export type Wording = 'delivery' | 'pickup';

/** The message once a place is chosen (LOC-05). */
export const chosenMessages = {
  delivery: 'location.deliveryChosen',
  pickup: 'location.pickupChosen',
} as const satisfies Record<Wording, string>;

/** The position of a suggestion; `session` is that of the searches that led to it. */
export async function findPlace(placeid: string, session: string): Promise<Place> {
  const query = { placeid, session_token: session };
  const { formatted_address, location } = await call('geo.place', { query });
  return { text: formatted_address, ...location };
}

/** The address of a point; null if there is none nearby. */
export async function findAddress({ lat, lng }: Point, signal?: AbortSignal): Promise<string | null> {
  const { results } = await call('geo.reverse', { query: { lat, lng }, ...(signal && { signal }) });
  return results[0]?.formatted_address ?? null;
}

/**
 * The zones of a point, the smallest first; the call is refused where the market does not deliver (rule 12 of
 * api.md).
 */
export async function findZoneIds({ lat, lng }: Point): Promise<readonly string[]> {
  return (await call('geo.zone', { query: { lat, lng } })).zone_id;
}
