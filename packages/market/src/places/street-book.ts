import type { MapFeature, Position } from '../readers/index.ts';
import { houseNumberValue, splitHouseNumbers } from './house-numbers.ts';
import { labelPoint } from './label-point.ts';
import { otherNames } from './other-names.ts';
import {
  type CornerColumns,
  cornerColumns,
  type NamedLines,
  type RoadColumns,
  roadColumns,
} from './road-lines.ts';

/** Street names in columns: the index is the street's number in `AddressColumns.streetIndex`. */
export type StreetColumns = {
  names: readonly string[];
  /** Alternative names: former and short ones, and those in other languages. */
  otherNames: readonly (readonly string[])[];
  /** A point on the street, in degrees: its middle address, or the middle of its longest road. */
  lat: Float64Array;
  lng: Float64Array;
};

/** House numbers in columns, one row for each number of each address point, sorted by street, then number. */
export type AddressColumns = {
  streetIndex: Int32Array;
  /** As written, but split: '2978', '1234 BIS'. */
  numbers: readonly string[];
  lat: Float64Array;
  lng: Float64Array;
};

type AddressRow = { street: string; number: string; value: number; at: Position };
type RoadMiddle = { at: Position; pointCount: number };

// Named, but without residents yet, or ever.
const NOT_STREETS = new Set([
  'proposed',
  'construction',
  'razed',
  'abandoned',
  'platform',
  'elevator',
  'corridor',
]);

/** Collects the streets of a city from its address points and named roads. */
export class StreetBook {
  readonly #rows: AddressRow[] = [];
  readonly #roads = new Map<string, RoadMiddle>();
  readonly #lines: NamedLines[] = [];
  readonly #otherNames = new Map<string, Set<string>>();
  #addressPoints = 0;

  /** Objects with a house number, including those without a street. */
  get addressPointCount(): number {
    return this.#addressPoints;
  }

  add(feature: MapFeature): void {
    const { tags, geometry } = feature;
    if (tags['addr:housenumber'] !== undefined) this.#addAddress(feature);
    const name = tags.name?.trim();
    if (geometry.type !== 'MultiLineString' || !name || !tags.highway || NOT_STREETS.has(tags.highway))
      return;
    this.#lines.push({ name, lines: geometry.coordinates });
    this.#addOtherNames(name, tags);
    const pointCount = Math.max(...geometry.coordinates.map((line) => line.length));
    if (pointCount > (this.#roads.get(name)?.pointCount ?? 0))
      this.#roads.set(name, { at: labelPoint(geometry), pointCount });
  }

  #addOtherNames(name: string, tags: MapFeature['tags']): void {
    const others = otherNames(tags);
    if (others.length === 0) return;
    const known = this.#otherNames.get(name) ?? new Set();
    for (const other of others) known.add(other);
    this.#otherNames.set(name, known);
  }

  #addAddress({ tags, geometry }: MapFeature): void {
    this.#addressPoints++;
    const street = tags['addr:street']?.trim();
    if (!street) return;
    const at = labelPoint(geometry);
    for (const number of splitHouseNumbers(tags['addr:housenumber'] ?? '')) {
      this.#rows.push({ street, number, value: houseNumberValue(number), at });
    }
  }

  columns(): {
    streets: StreetColumns;
    addresses: AddressColumns;
    roads: RoadColumns;
    corners: CornerColumns;
  } {
    const names = [...new Set([...this.#rows.map((row) => row.street), ...this.#roads.keys()])].sort();
    const indexOf = new Map(names.map((name, index) => [name, index]));
    const rows = this.#rows
      .map((row) => ({ ...row, index: indexOf.get(row.street) ?? 0 }))
      .sort(
        (a, b) =>
          a.index - b.index || a.value - b.value || compareText(a.number, b.number) || a.at[1] - b.at[1],
      );
    const addresses: AddressColumns = {
      streetIndex: Int32Array.from(rows, (row) => row.index),
      numbers: rows.map((row) => row.number),
      lat: Float64Array.from(rows, (row) => row.at[1]),
      lng: Float64Array.from(rows, (row) => row.at[0]),
    };
    return {
      streets: this.#streetColumns(names, addresses),
      addresses,
      roads: roadColumns(this.#lines, indexOf),
      corners: cornerColumns(this.#lines, indexOf),
    };
  }

  #streetColumns(names: string[], addresses: AddressColumns): StreetColumns {
    const lat = Float64Array.from(names, (name) => this.#roads.get(name)?.at[1] ?? 0);
    const lng = Float64Array.from(names, (name) => this.#roads.get(name)?.at[0] ?? 0);
    let start = 0;
    for (let row = 1; row <= addresses.numbers.length; row++) {
      const street = addresses.streetIndex[start] ?? 0;
      if (addresses.streetIndex[row] === street) continue;
      const middle = Math.floor((start + row) / 2);
      lat[street] = addresses.lat[middle] ?? 0;
      lng[street] = addresses.lng[middle] ?? 0;
      start = row;
    }
    return { names, otherNames: names.map((name) => [...(this.#otherNames.get(name) ?? [])]), lat, lng };
  }
}

// Plain code unit order: the same on every machine, unlike a locale's.
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
