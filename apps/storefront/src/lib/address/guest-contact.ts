import { writeStored } from '../session/browser-store.ts';
import { parsePoint } from '../session/visit.ts';
import { type Contact, type DoorDetails, noContact, noDetails, type Place } from './address.ts';

/**
 * A guest's contact and address, stored in this browser only (LOC-11, LOC-14; it includes the coordinates,
 * readings.md).
 */
export interface GuestContact extends Contact, DoorDetails {
  /** Null until the guest has given one; until then the header's location is used. */
  readonly place: Place | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldsOf(stored: string | null): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** The customer it belongs to since signing in (the end of their token); empty while it is a guest's. */
export const ownerOf = (stored: string | null): string => textOf(fieldsOf(stored)?.['owner']);

/** Records that it now belongs to a customer, and to nobody else. */
export function noteOwner(stored: string, owner: string): void {
  writeStored('guest-contact', JSON.stringify({ ...fieldsOf(stored), owner }));
}

/** Reads the stored contact; malformed values count as absent. */
export function parseGuestContact(stored: string | null): GuestContact | null {
  const fields = fieldsOf(stored);
  if (!fields) return null;
  const point = parsePoint(JSON.stringify({ lat: fields['latitude'] ?? 'none', lng: fields['longitude'] }));
  const own = { ...noContact, ...noDetails };
  for (const key of Object.keys(own) as (keyof typeof own)[]) own[key] = textOf(fields[key]) as never;
  return { ...own, place: point && { ...point, text: textOf(fields['address']) } };
}

export function storeGuestContact({ place, ...fields }: GuestContact): void {
  const where = place ? { address: place.text, latitude: place.lat, longitude: place.lng } : {};
  writeStored('guest-contact', JSON.stringify({ ...fields, ...where }));
}
