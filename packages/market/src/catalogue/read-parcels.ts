import { type LocalizedText, LONGEST_DESCRIPTION } from '../texts/index.ts';
import { type Cells, localizedColumns } from './cells.ts';
import { readEntries, type Reading } from './entry-table.ts';
import { type KnownNames, readObjects } from './read-template.ts';

/** A category of parcels that couriers carry from door to door. */
export type ParcelEntry = {
  key: string;
  objects: readonly string[];
  /** The category's own price per kilometre; null means the zone's. */
  perKmMinor: number | null;
  /** The category's own minimum fee; null means the zone's. */
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

/** Reads a market's parcel categories, in their order. */
export function readParcels(reading: Reading, known: KnownNames): ParcelEntry[] {
  return readEntries(
    reading,
    'parcel/categories.csv',
    COLUMNS,
    (cells) => toParcel(cells, known),
    (entry) => entry.key,
  );
}
