import { readStored, writeStored } from '../session/browser-store.ts';

// Separate from the rest of a guest's contact, because the landing page loads it.
const ofThePlace = ['address', 'latitude', 'longitude', 'road', 'house', 'floor'];

/** A guest's stored contact without the address; malformed values are left as they are. */
export function withoutPlace(stored: string): string {
  try {
    const kept = Object.entries(JSON.parse(stored) as object);
    return JSON.stringify(Object.fromEntries(kept.filter(([name]) => !ofThePlace.includes(name))));
  } catch {
    return stored;
  }
}

/** A new location in the header replaces an address given earlier; name and phone stay. */
export function forgetGuestPlace(): void {
  const stored = readStored('guest-contact');
  if (stored !== null) writeStored('guest-contact', withoutPlace(stored));
}
