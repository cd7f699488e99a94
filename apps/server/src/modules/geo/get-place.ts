import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findNeighbourhood } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';
import { addressText, locateNumber } from './house-number.ts';
import { cornerText } from './search/corners.ts';
import { findPlaceRef, type PlaceRef } from './search/place-ref.ts';
import { findPlace, findStore, findStreet, listCorners, listHouses } from './search/search.repo.ts';

interface Spot {
  readonly name: string;
  readonly number?: string;
  readonly lat: number;
  readonly lng: number;
}

type HouseRef = Extract<PlaceRef, { kind: 'house' }>;
type CornerRef = Extract<PlaceRef, { kind: 'corner' }>;

async function houseSpot(ctx: Ctx, { id, value, turn }: HouseRef): Promise<Spot | undefined> {
  const db = over<GeoTables>(ctx);
  const street = await findStreet(db, id);
  const [known = []] = await listHouses(db, [{ street: id, value }]);
  const own = known.filter((house) => house.value === value)[turn];
  return street && { ...street, ...(own ?? locateNumber({ value }, known)) };
}

async function cornerSpot(ctx: Ctx, { id, other, turn }: CornerRef): Promise<Spot | undefined> {
  const db = over<GeoTables>(ctx);
  const corner = (await listCorners(db, [{ street: id, other }]))[turn];
  const [street, crossing] = [await findStreet(db, id), await findStreet(db, other)];
  if (!corner || !street || !crossing) return undefined;
  return { lat: corner.lat, lng: corner.lng, name: cornerText(street.name, crossing.name) };
}

function spotOf(ctx: Ctx, ref: PlaceRef): Promise<Spot | undefined> {
  const db = over<GeoTables>(ctx);
  switch (ref.kind) {
    case 'street':
      return findStreet(db, ref.id);
    case 'house':
      return houseSpot(ctx, ref);
    case 'corner':
      return cornerSpot(ctx, ref);
    case 'place':
      return findPlace(db, ref.id);
    case 'store':
      return findStore(db, ref.storeId);
  }
}

/** GET config/place-api-details. */
export async function getPlace(ctx: Ctx, placeid: string): Promise<Reply<'geo.place'>> {
  const ref = findPlaceRef(placeid) ?? refuse('place_not_found');
  const { name, number, lat, lng } = (await spotOf(ctx, ref)) ?? refuse('place_not_found');
  const neighbourhood = await findNeighbourhood(over<GeoTables>(ctx), { lat, lng });
  return {
    placeId: placeid,
    formatted_address: addressText(name, number ?? null, neighbourhood === name ? null : neighbourhood),
    location: { lat, lng },
  };
}
