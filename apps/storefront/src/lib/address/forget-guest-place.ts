import { readStored, writeStored } from '../session/browser-store.ts';

// Apart from the rest of a guest's contact: the landing page carries it.
const ofThePlace = ['address', 'latitude', 'longitude', 'road', 'house', 'floor'];

/** What is kept of a guest without the place they gave; what cannot be read is left as it is. */
export function withoutPlace(stored: string): string {
  try {
    const kept = Object.entries(JSON.parse(stored) as object);
    return JSON.stringify(Object.fromEntries(kept.filter(([name]) => !ofThePlace.includes(name))));
  } catch {
    return stored;
  }
}

/** A new location in the header takes the place of an address given before; whom to ask stays. */
export function forgetGuestPlace(): void {
  const stored = readStored('guest-contact');
  if (stored !== null) writeStored('guest-contact', withoutPlace(stored));
}
