import type { MapFeature, OsmType } from '../readers/index.ts';
import { splitHouseNumbers } from './house-numbers.ts';
import { findLandmarkKind, findStoreKind, NEIGHBOURHOOD_KINDS, type StoreModuleType } from './kinds.ts';
import { labelPoint } from './label-point.ts';
import { NearestPoint } from './nearest.ts';
import { type OpeningSpan, parseOpeningHours } from './opening-hours.ts';
import { otherNames } from './other-names.ts';
import type { AddressColumns, StreetColumns } from './street-book.ts';

/** A named place people search for: a neighbourhood, a park, a landmark. */
export type CityPlace = {
  osmType: OsmType;
  osmId: number;
  name: string;
  /** Former and short names, and names in other languages. */
  otherNames: readonly string[];
  /** neighbourhood, suburb, town …, or the landmark's kind: park, museum, station, beach … */
  kind: string;
  lat: number;
  lng: number;
};

/** A named place of business. Street and number come from the nearest address if the map has none. */
export type PointOfInterest = {
  osmType: OsmType;
  osmId: number;
  name: string;
  /** The chain's name, if the map has one (`brand` or `operator`). */
  brand?: string;
  moduleType: StoreModuleType;
  /** The category within the module, as in `kinds.ts`: restaurant, cafe, bakery, pharmacy, clothes … */
  kind: string;
  /** Lower case, as tagged: pizza, sushi, ice_cream … Empty if not tagged. */
  cuisine: readonly string[];
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  street?: string;
  houseNumber?: string;
  neighbourhood?: string;
  /** Missing if the map has none, or in a form we do not parse. */
  openingHours?: readonly OpeningSpan[];
};

// An address farther away than this is not the place's own.
const ADDRESS_REACH_METRES = 150;
// Suburbs are points here; the outer ones are up to this far apart.
const NEIGHBOURHOOD_REACH_METRES = 4000;

/** Collects named places and places of business. */
export class PlaceBook {
  readonly #places: CityPlace[] = [];
  readonly #points: PointOfInterest[] = [];

  add(feature: MapFeature): void {
    const { osmType, osmId, tags } = feature;
    const name = tags.name?.trim();
    if (!name) return;
    const store = findStoreKind(tags);
    const kind = findLandmarkKind(tags);
    if (!store && !kind) return;
    const [lng, lat] = labelPoint(feature.geometry);
    if (kind) this.#places.push({ osmType, osmId, name, otherNames: otherNames(tags), kind, lat, lng });
    if (store)
      this.#points.push({
        osmType,
        osmId,
        name,
        ...store,
        cuisine: cuisines(tags.cuisine),
        lat,
        lng,
        ...businessTags(tags),
      });
  }

  /** Places sorted by type and id, whatever the order of the input. */
  places(): CityPlace[] {
    return deduplicated(this.#places);
  }

  pointsOfInterest(streets: StreetColumns, addresses: AddressColumns): PointOfInterest[] {
    const nearestAddress = new NearestPoint(addresses.lat, addresses.lng, ADDRESS_REACH_METRES);
    const areas = this.places().filter((place) => NEIGHBOURHOOD_KINDS.has(place.kind));
    const nearestArea = new NearestPoint(
      areas.map((area) => area.lat),
      areas.map((area) => area.lng),
      1000,
    );
    return deduplicated(this.#points).map((point) => {
      const row = nearestAddress.find(point.lat, point.lng, ADDRESS_REACH_METRES);
      const area = areas[nearestArea.find(point.lat, point.lng, NEIGHBOURHOOD_REACH_METRES)];
      const street = row >= 0 ? streets.names[addresses.streetIndex[row] ?? -1] : undefined;
      return {
        ...point,
        ...(area && { neighbourhood: area.name }),
        ...(street !== undefined && fillAddress(point, street, addresses.numbers[row])),
      };
    });
  }
}

// Street and number of the nearest address, or only the number if it is on the place's own street.
function fillAddress(point: PointOfInterest, street: string, houseNumber = ''): Partial<PointOfInterest> {
  if (point.street === undefined) return { street, houseNumber };
  return point.houseNumber === undefined && point.street === street ? { houseNumber } : {};
}

function businessTags(tags: Readonly<Record<string, string>>): Partial<PointOfInterest> {
  const brand = tags.brand ?? tags.operator;
  const street = tags['addr:street']?.trim();
  const [houseNumber] = splitHouseNumbers(tags['addr:housenumber'] ?? '');
  const openingHours = tags.opening_hours === undefined ? undefined : parseOpeningHours(tags.opening_hours);
  return {
    ...(brand && { brand }),
    ...(street && { street }),
    ...(street && houseNumber && { houseNumber }),
    ...(openingHours && { openingHours }),
  };
}

function cuisines(text = ''): string[] {
  return text
    .split(/[;,]/)
    .map((cuisine) => cuisine.trim().toLowerCase().replaceAll(' ', '_'))
    .filter((cuisine) => cuisine !== '');
}

type Named = { osmType: OsmType; osmId: number };

/** Sorted by type and id. Hand-made files may contain an object twice: the first counts. */
function deduplicated<T extends Named>(all: T[]): T[] {
  return all.sort(byObject).filter((one, at) => at === 0 || byObject(one, all[at - 1] as T) !== 0);
}

function byObject(a: Named, b: Named): number {
  return a.osmType === b.osmType ? a.osmId - b.osmId : a.osmType < b.osmType ? -1 : 1;
}
