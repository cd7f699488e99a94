import { readStored, writeStored } from '../../../lib/session/browser-store.ts';
import type { Place } from './place.ts';

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

/** Remembers a chosen place, so that it is offered next time. */
export function rememberPlace(place: Place): void {
  const recent = withRecent(place, parseRecent(readStored('recent-places')));
  writeStored('recent-places', JSON.stringify(recent));
}
