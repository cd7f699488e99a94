import { readStored, writeStored } from '../../../lib/session/browser-store.ts';
import type { TripPlace } from './trip-search.ts';

// RENT-01.
const most = 5;

function isPlace(value: unknown): value is TripPlace {
  const { location_name, lat, lng } = (value ?? {}) as Partial<TripPlace>;
  return typeof location_name === 'string' && typeof lat === 'number' && typeof lng === 'number';
}

/** Reads the stored destinations, newest first; malformed ones count as absent. */
export function parseDestinations(stored: string | null): readonly TripPlace[] {
  try {
    const places: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Moves or adds a destination to the top; destinations with the same name are the same. */
export function withDestination(
  { location_name, lat, lng }: TripPlace,
  recent: readonly TripPlace[],
): readonly TripPlace[] {
  const others = recent.filter((other) => other.location_name !== location_name);
  return [{ location_name, lat, lng }, ...others].slice(0, most);
}

/** Stores a destination, so that it is offered next time (RENT-01). */
export function rememberDestination(place: TripPlace): void {
  const recent = parseDestinations(readStored('recent-destinations'));
  writeStored('recent-destinations', JSON.stringify(withDestination(place, recent)));
}
