import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findNear, findPlace, findStreet } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';
import { addressText, locateNumber } from './house-number.ts';

/** What a suggestion points at. The text is stable as long as the map is not imported again. */
type PlaceRef =
  | { readonly kind: 'street'; readonly id: number; readonly number: number | null }
  | { readonly kind: 'place'; readonly id: number };

/** `s-12` */
export function streetId(id: number): string {
  return `s-${id}`;
}

/** `a-12-1234`: the number as digits; letters behind them do not move a house. */
export function addressId(street: number, number: string): string {
  return `a-${street}-${Number.parseInt(number, 10)}`;
}

/** `p-12` */
export function placeId(id: number): string {
  return `p-${id}`;
}

/** Reads any of them; absent for anything else. */
function findPlaceRef(text: string): PlaceRef | undefined {
  const match = /^(?:([sp])-(\d{1,9})|a-(\d{1,9})-(\d{1,7}))$/.exec(text);
  if (!match) return undefined;
  const [, letter, id, street, number] = match;
  if (street !== undefined) return { kind: 'street', id: Number(street), number: Number(number) };
  return letter === 'p'
    ? { kind: 'place', id: Number(id) }
    : { kind: 'street', id: Number(id), number: null };
}

interface Spot {
  readonly name: string;
  readonly number: string | null;
  readonly lat: number;
  readonly lng: number;
}

async function spotOf(ctx: Ctx, ref: PlaceRef): Promise<Spot | undefined> {
  const db = over<GeoTables>(ctx);
  if (ref.kind === 'place') {
    const place = await findPlace(db, ref.id);
    return place && { ...place, number: null };
  }
  const street = await findStreet(db, ref.id, ref.number);
  if (!street) return undefined;
  const located = ref.number === null ? undefined : locateNumber(ref.number, street.numbers);
  return { ...street, number: null, ...located };
}

/** GET config/place-api-details. */
export async function getPlace(ctx: Ctx, placeid: string): Promise<Reply<'geo.place'>> {
  const ref = findPlaceRef(placeid) ?? refuse('place_not_found');
  const { name, number, lat, lng } = (await spotOf(ctx, ref)) ?? refuse('place_not_found');
  const { neighbourhood } = await findNear(over<GeoTables>(ctx), { lat, lng }, 1);
  return {
    placeId: placeid,
    formatted_address: addressText(name, number, neighbourhood === name ? null : neighbourhood),
    location: { lat, lng },
  };
}
