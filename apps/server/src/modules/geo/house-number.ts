import type { LatLng } from '@promenade/domain/zones';
import type { KnownNumber } from './geo.tables.ts';

/** Where a house number stands, and how sure that is. */
export interface LocatedNumber extends LatLng {
  readonly number: string;
  readonly match: 'exact' | 'interpolated' | 'nearest';
}

// Between numbers farther apart than this the street may have turned; the nearer one is the honest answer.
const LARGEST_GAP = 120;
// Two blocks: a known number farther off than this says nothing about the one that was asked for.
const FARTHEST_NUMBER = 200;

/** Finds a house number on its street: its own point, else between its neighbours, else the nearest known one within two blocks. */
export function locateNumber(wanted: number, known: readonly KnownNumber[]): LocatedNumber | undefined {
  const [nearest] = known;
  if (!nearest || Math.abs(nearest.value - wanted) > FARTHEST_NUMBER) return undefined;
  if (nearest.value === wanted) return { ...nearest, match: 'exact' };
  const below = known.find(({ value }) => value < wanted);
  const above = known.find(({ value }) => value > wanted);
  if (!below || !above || above.value - below.value > LARGEST_GAP) return { ...nearest, match: 'nearest' };
  const part = (wanted - below.value) / (above.value - below.value);
  return {
    number: String(wanted),
    match: 'interpolated',
    lat: below.lat + (above.lat - below.lat) * part,
    lng: below.lng + (above.lng - below.lng) * part,
  };
}

/** 'Avenida 18 de Julio 1234, Centro', as far as it is known. */
export function addressText(street: string, number: string | null, neighbourhood: string | null): string {
  const line = number === null ? street : `${street} ${number}`;
  return neighbourhood === null ? line : `${line}, ${neighbourhood}`;
}
