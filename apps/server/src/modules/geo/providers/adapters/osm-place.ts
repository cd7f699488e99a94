import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { addressText } from '../../house-number.ts';
import type { Address, Place, Suggestion } from '../port.ts';

/** A place of OpenStreetMap, from Nominatim or Photon. */
export interface OsmPlace extends LatLng {
  /** Its OSM object: N, W or R with the object's number. */
  readonly ref: string;
  readonly name: string | null;
  readonly street: string | null;
  readonly number: string | null;
  readonly neighbourhood: string | null;
  readonly town: string | null;
  /** Key and value of its main tag: shop=bakery. */
  readonly category: string;
  readonly type: string;
}

const QUARTERS = new Set([
  'suburb',
  'neighbourhood',
  'quarter',
  'borough',
  'district',
  'city_district',
  'locality',
]);
const EATING_AND_BUYING = new Set([
  'restaurant',
  'fast_food',
  'cafe',
  'bar',
  'pub',
  'pharmacy',
  'marketplace',
]);

function kindOf({ category, type, name, number }: OsmPlace): Suggestion['kind'] {
  if (category === 'highway') return 'street';
  if (category === 'shop' || (category === 'amenity' && EATING_AND_BUYING.has(type))) return 'store';
  if (QUARTERS.has(type) || category === 'boundary') return 'neighbourhood';
  return name === null && number !== null ? 'address' : 'landmark';
}

/** An empty name counts as none; so does a house number repeated as the name, which is common. */
export function nameOrNull(name: string | undefined | null, number: string | null): string | null {
  return name === undefined || name === null || name === '' || name === number ? null : name;
}

function titleOf(place: OsmPlace): string | undefined {
  if (place.name !== null) return place.name;
  return place.street === null ? undefined : addressText(place.street, place.number, null);
}

/** The place as a suggestion; undefined if it has neither name nor street. */
export function viewSuggestion(place: OsmPlace, placeId: string): Suggestion | undefined {
  const text = titleOf(place);
  if (text === undefined) return undefined;
  const kind = kindOf(place);
  const where = place.neighbourhood ?? place.town;
  return {
    placeId,
    text,
    secondary_text: where === text ? null : where,
    kind,
    house_number_match: kind === 'address' ? 'exact' : null,
  };
}

function lineOf(place: OsmPlace): string | undefined {
  const { name, street, number, neighbourhood, town } = place;
  const address = street === null ? null : addressText(street, number, null);
  const words = [name, address === name ? null : address, neighbourhood ?? town].filter(
    (word) => word !== null,
  );
  return words.length === 0 ? undefined : [...new Set(words)].join(', ');
}

/** The place with its address line; undefined if it has no text. */
export function viewPlace(place: OsmPlace, placeId: string): Place | undefined {
  const formatted_address = lineOf(place);
  const { lat, lng } = place;
  return formatted_address === undefined ? undefined : { placeId, formatted_address, location: { lat, lng } };
}

// The same reach as on our own map: an address farther away does not describe the point.
const REACH_METRES = 400;

/** The address of a point, taken from the nearest place; undefined if that is too far away or has no street. */
export function viewAddress(place: OsmPlace, point: LatLng): Address | undefined {
  const { street, number, neighbourhood, town } = place;
  const distanceMetres = haversineMetres(point, place);
  if (street === null || (number !== null && distanceMetres > REACH_METRES)) return undefined;
  return {
    formatted_address: addressText(street, number, neighbourhood ?? town),
    street,
    house_number: number,
    neighbourhood,
    distance_metres: Math.round(distanceMetres),
  };
}
