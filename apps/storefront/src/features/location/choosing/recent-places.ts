import type { Place } from '../../../lib/address/address.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';

const most = 5;

const isPlace = (value: unknown): value is Place => {
  const { text, lat, lng } = (value ?? {}) as Partial<Place>;
  return typeof text === 'string' && typeof lat === 'number' && typeof lng === 'number';
};

/** Reads the stored places, newest first; malformed ones count as absent. */
export function parseRecent(stored: string | null): readonly Place[] {
  try {
    const places: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Moves or adds a place to the top of the list. */
export function withRecent({ text, lat, lng }: Place, recent: readonly Place[]): readonly Place[] {
  return [{ text, lat, lng }, ...recent.filter((other) => other.text !== text)].slice(0, most);
}

/** The list without a place: two may have the same name. */
export const withoutRecent = (place: Place, recent: readonly Place[]): readonly Place[] =>
  recent.filter(({ text, lat, lng }) => text !== place.text || lat !== place.lat || lng !== place.lng);

const change = (places: (recent: readonly Place[]) => readonly Place[]): void =>
  writeStored('recent-places', JSON.stringify(places(parseRecent(readStored('recent-places')))));

/** Stores a chosen place, so that it is offered next time. */
export const rememberPlace = (place: Place): void => change((recent) => withRecent(place, recent));

/** Deletes a stored place: it is not offered any more. */
export const forgetPlace = (place: Place): void => change((recent) => withoutRecent(place, recent));
