import type { Place } from '../../../lib/address/address.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';

const most = 5;

const isPlace = (value: unknown): value is Place => {
  const { text, lat, lng } = (value ?? {}) as Partial<Place>;
  return typeof text === 'string' && typeof lat === 'number' && typeof lng === 'number';
};

/** Reads what is stored, newest first; anything malformed counts as absent. */
export function parseRecent(stored: string | null): readonly Place[] {
  try {
    const places: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place first among the recent ones. */
export function withRecent({ text, lat, lng }: Place, recent: readonly Place[]): readonly Place[] {
  return [{ text, lat, lng }, ...recent.filter((other) => other.text !== text)].slice(0, most);
}

/** The recent ones without a place: two may have one name. */
export const withoutRecent = (place: Place, recent: readonly Place[]): readonly Place[] =>
  recent.filter(({ text, lat, lng }) => text !== place.text || lat !== place.lat || lng !== place.lng);

const change = (places: (recent: readonly Place[]) => readonly Place[]): void =>
  writeStored('recent-places', JSON.stringify(places(parseRecent(readStored('recent-places')))));

/** Remembers a chosen place, so that it is offered next time. */
export const rememberPlace = (place: Place): void => change((recent) => withRecent(place, recent));

/** Forgets a place: it is offered no more. */
export const forgetPlace = (place: Place): void => change((recent) => withoutRecent(place, recent));
