import { tabStorage } from '../../../lib/session/storage.ts';
import type { TripSearch } from './trip-search.ts';

const name = 'trip-half-chosen';

interface HalfChosen {
  /** The trip that the form began with: one that begins with another shows that one. */
  readonly begun: string;
  readonly trip: TripSearch;
}

/** What was chosen before a reload, and so before a change of language, and not searched for yet; null if nothing was. */
export function readHalfChosen(initial: TripSearch): TripSearch | null {
  try {
    const kept = JSON.parse(tabStorage.read(name) ?? 'null') as HalfChosen | null;
    return kept?.begun === JSON.stringify(initial) ? kept.trip : null;
  } catch {
    return null;
  }
}

/** Keeps what is chosen so far, for this tab; null once it is searched for. */
export function keepHalfChosen(initial: TripSearch, trip: TripSearch | null): void {
  tabStorage.write(name, trip && JSON.stringify({ begun: JSON.stringify(initial), trip }));
}
