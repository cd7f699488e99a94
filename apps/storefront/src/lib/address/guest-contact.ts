import { writeStored } from '../session/browser-store.ts';
import { parsePoint } from '../session/visit.ts';
import { type Contact, type DoorDetails, noContact, noDetails, type Place } from './address.ts';

/** A guest's contact and address, kept in this browser only (LOC-11, LOC-14; it keeps the coordinates, readings.md). */
export interface GuestContact extends Contact, DoorDetails {
  /** Null until the guest has given one of their own; the header's location stands for it. */
  readonly place: Place | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what is kept; anything malformed counts as absent. */
export function parseGuestContact(stored: string | null): GuestContact | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = kept as Record<string, unknown>;
    const point = parsePoint(JSON.stringify({ lat: fields['latitude'] ?? 'none', lng: fields['longitude'] }));
    const own = { ...noContact, ...noDetails };
    for (const key of Object.keys(own) as (keyof typeof own)[]) own[key] = textOf(fields[key]) as never;
    return { ...own, place: point && { ...point, text: textOf(fields['address']) } };
  } catch {
    return null;
  }
}

export function storeGuestContact({ place, ...fields }: GuestContact): void {
  const where = place ? { address: place.text, latitude: place.lat, longitude: place.lng } : {};
  writeStored('guest-contact', JSON.stringify({ ...fields, ...where }));
}
