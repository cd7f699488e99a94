import type { LatLng } from '@promenade/domain/zones';
import { type Ctx, over } from '../../../platform/context.ts';
import type { GeoTables } from '../geo.tables.ts';
import { type LocatedNumber, locateNumber } from '../house-number.ts';
import type { KnownThing } from './known-names.ts';
import type { Reading } from './readings.ts';
import { listHouses } from './search.repo.ts';

/** A thing that matches the search, with the location of the house number if one was asked for and is known. */
export interface Found {
  readonly thing: KnownThing;
  readonly reading: Reading;
  readonly house: LocatedNumber | undefined;
  readonly score: number;
  /** Every typed word matches a word of the name, exactly or approximately. */
  readonly whole: boolean;
}

/** Looks up all requested house numbers in one statement; in none if the search has no number. */
export async function findHouses(
  ctx: Ctx,
  found: readonly Omit<Found, 'house'>[],
  hint: LatLng | undefined,
): Promise<Found[]> {
  const asked = found.flatMap(({ thing, reading }) =>
    reading.number === null ? [] : [{ street: thing.streetId, value: reading.number.value }],
  );
  const known = asked.length === 0 ? [] : await listHouses(over<GeoTables>(ctx), asked);
  let turn = 0;
  return found.map((one) => {
    const { number, area } = one.reading;
    if (number === null) return { ...one, house: undefined };
    const houses = known[turn++] ?? [];
    return { ...one, house: locateNumber({ ...number, near: area ?? hint }, houses) };
  });
}
