import type { City } from '@promenade/market/city';
import { houseNumberValue, NEIGHBOURHOOD_KINDS } from '@promenade/market/places';
import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  analyzeCity,
  clearCity,
  insertAddresses,
  insertMap,
  insertPlaces,
  insertRoads,
  type NamedPlace,
} from './city.repo.ts';
import type { GeoTables } from './geo.tables.ts';
import { geoTopic } from './find-route.ts';
import { namesTopic } from './search/known-names.ts';

function namedPlaces({ places, pointsOfInterest }: City): NamedPlace[] {
  const stores = pointsOfInterest.map(({ name, kind, lat, lng }) => ({
    kind: 'store' as const,
    detail: kind,
    name,
    otherNames: [],
    lat,
    lng,
  }));
  const others = places.map(({ name, otherNames, kind, lat, lng }) => ({
    kind: NEIGHBOURHOOD_KINDS.has(kind) ? ('neighbourhood' as const) : ('landmark' as const),
    detail: kind,
    name,
    otherNames,
    lat,
    lng,
  }));
  return [...others, ...stores];
}

/** Replaces the market's map with a city's, all or nothing. */
export async function writeCity(ctx: Ctx, city: City): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const db = over<GeoTables>(inner);
    await clearCity(db);
    await insertAddresses(db, city, houseNumberValue);
    await insertRoads(db, city);
    await insertPlaces(db, namedPlaces(city));
    await insertMap(db, city);
    await analyzeCity(db);
    await changed(inner, geoTopic);
    await changed(inner, namesTopic);
  });
}
