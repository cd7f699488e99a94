import { type LocalizedText, LONGEST_DESCRIPTION } from '../texts/index.ts';
import { type Cells, localizedColumns } from './cells.ts';
import { readEntries, type Reading } from './entry-table.ts';
import { type KnownNames, readObjects } from './read-template.ts';

/** A kind of parcel that couriers carry from door to door. */
export type ParcelEntry = {
  key: string;
  objects: readonly string[];
  /** Its own price for a kilometre; null is the zone's. */
  perKmMinor: number | null;
  /** Its own least charge; null is the zone's. */
  minimumMinor: number | null;
  name: LocalizedText;
  description: LocalizedText;
};

const COLUMNS = [
  'key',
  'image',
  'per_km',
  'minimum',
  ...localizedColumns('name'),
  ...localizedColumns('description'),
];

function toParcel(cells: Cells, known: KnownNames): ParcelEntry {
  const price = (column: string) => (cells.maybe(column) === '' ? null : cells.money(column));
  return {
    key: cells.key('key'),
    objects: readObjects(cells, 'image', known),
    perKmMinor: price('per_km'),
    minimumMinor: price('minimum'),
    name: cells.localized('name'),
    description: cells.localized('description', LONGEST_DESCRIPTION),
  };
}

/** Reads what a market carries, in its order. */
export function readParcels(reading: Reading, known: KnownNames): ParcelEntry[] {
  return readEntries(
    reading,
    'parcel/categories.csv',
    COLUMNS,
    (cells) => toParcel(cells, known),
    (entry) => entry.key,
  );
}
