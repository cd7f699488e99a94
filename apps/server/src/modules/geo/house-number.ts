import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { KnownNumber } from './geo.tables.ts';

/** The location of a house number, and how reliable it is. */
export interface LocatedNumber extends LatLng {
  readonly number: string;
  readonly match: 'exact' | 'interpolated' | 'nearest';
  /** The digits of the house at this location, and its index among the houses with the same digits. */
  readonly value: number;
  readonly turn: number;
}

/** A requested house number. */
export interface WantedNumber {
  readonly value: number;
  /** What was typed after the digits: 'bis', 'a', '/4'. */
  readonly suffix?: string;
  /** Among houses with the same number, prefer the one closest to this point. */
  readonly near?: LatLng | undefined;
}

// Between numbers farther apart than this the street may turn, so interpolating would guess; the nearer number is
// used.
const LARGEST_GAP = 120;
// Two blocks: a known number farther away than this says nothing about the requested one.
const FARTHEST_NUMBER = 200;

/**
 * Locates a house number on its street: the house itself, else interpolated between its neighbours, else the nearest
 * known number within two blocks.
 */
export function locateNumber(wanted: WantedNumber, known: readonly KnownNumber[]): LocatedNumber | undefined {
  const exact = known.filter(({ value }) => value === wanted.value);
  if (exact.length > 0) return chooseHouse(wanted, exact);
  const byCloseness = known.toSorted(
    (a, b) => Math.abs(a.value - wanted.value) - Math.abs(b.value - wanted.value) || a.value - b.value,
  );
  const [nearest] = byCloseness;
  if (!nearest || Math.abs(nearest.value - wanted.value) > FARTHEST_NUMBER) return undefined;
  const [below, above] = neighboursOf(wanted.value, byCloseness);
  if (!below || !above) return { ...nearest, match: 'nearest', turn: 0 };
  const part = (wanted.value - below.value) / (above.value - below.value);
  return {
    number: String(wanted.value),
    match: 'interpolated',
    value: wanted.value,
    turn: 0,
    lat: below.lat + (above.lat - below.lat) * part,
    lng: below.lng + (above.lng - below.lng) * part,
  };
}

/**
 * The known numbers just below and above: on the same side of the street (odd or even) if close enough, else on
 * either.
 */
function neighboursOf(value: number, byCloseness: readonly KnownNumber[]): readonly KnownNumber[] {
  const ownSide = byCloseness.filter((house) => ((house.value ^ value) & 1) === 0);
  for (const houses of [ownSide, byCloseness]) {
    const below = houses.find((house) => house.value < value);
    const above = houses.find((house) => house.value > value);
    if (below && above && above.value - below.value <= LARGEST_GAP) return [below, above];
  }
  return [];
}

/** Among houses with the same number: the one with the typed suffix, then the nearest, then the first. */
function chooseHouse(
  { value, suffix = '', near }: WantedNumber,
  houses: readonly KnownNumber[],
): LocatedNumber {
  const bare = (number: string): string => number.replace(/[\s/]/g, '').toUpperCase();
  const asked = bare(`${value}${suffix}`);
  const isAsked = ({ number }: KnownNumber): boolean => bare(number) === asked;
  const metres = (house: KnownNumber): number => (near ? haversineMetres(near, house) : 0);
  const ranked = houses
    .map((house, turn) => ({ ...house, turn }))
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || metres(a) - metres(b) || a.turn - b.turn);
  return { ...(ranked[0] as KnownNumber & { turn: number }), match: 'exact' };
}

/** 'Avenida 18 de Julio 1234, Centro', leaving out unknown parts. */
export function addressText(street: string, number: string | null, neighbourhood: string | null): string {
  const line = number === null ? street : `${street} ${number}`;
  return neighbourhood === null ? line : `${line}, ${neighbourhood}`;
}
