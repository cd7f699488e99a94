import { FUELS, TRANSMISSIONS } from '@promenade/domain/rental';
import {
  VEHICLE_BODIES,
  VEHICLE_PAINTS,
  type VehicleLook,
  vehicleLookProblem,
} from '../../pictures/index.ts';
import { LONGEST_DESCRIPTION } from '../../texts/index.ts';
import { type Cells, localizedColumns } from '../cells.ts';
import { mustKnow } from '../entry-table.ts';
import type { VehicleEntry } from './rental-entries.ts';

/** The columns of the vehicles' file. */
export const VEHICLE_COLUMNS = {
  needed: [
    'key',
    'category',
    'body',
    'paints',
    'seats',
    'transmission',
    'fuel',
    ...localizedColumns('name'),
    ...localizedColumns('description'),
  ],
  also: ['brand', 'air_condition', 'hourly', 'daily', 'per_km', 'discount', 'units'],
};

/** What a vehicle can refer to. */
export type VehicleNames = { categories: ReadonlySet<string>; brands: ReadonlySet<string> };

// The limit of the vehicles table.
const MOST_SEATS = 80;
/** Units are rows each: more of one vehicle must be a typing error. */
const MOST_UNITS = 500;

export function toVehicle(cells: Cells, names: VehicleNames): VehicleEntry {
  const category = cells.key('category');
  mustKnow(cells, 'category', [category], (name) => names.categories.has(name));
  return {
    key: cells.key('key'),
    category,
    brand: readBrand(cells, names.brands),
    ...readPaints(cells),
    seats: readSeats(cells),
    transmission: cells.oneOf('transmission', TRANSMISSIONS),
    fuel: cells.oneOf('fuel', FUELS),
    airCondition: cells.flag('air_condition'),
    ...readRates(cells),
    discount: cells.discount('discount'),
    units: readUnits(cells),
    name: cells.localized('name'),
    description: cells.localized('description', LONGEST_DESCRIPTION),
  };
}

/** A look by its body and paint; problems are collected. */
export function readLook(cells: Cells, column: string, body: string, paint: string): VehicleLook {
  const problem = vehicleLookProblem({ body, paint });
  if (problem !== undefined) cells.problems.push(`${column}: ${problem}`);
  return { body, paint } as VehicleLook;
}

function readPaints(cells: Cells): Pick<VehicleEntry, 'body' | 'paints'> {
  const paints = cells.list('paints');
  if (paints.length === 0) cells.problems.push('paints is empty');
  mustKnow(cells, 'paints', paints, (name) => VEHICLE_PAINTS.some((paint) => paint === name));
  return { body: cells.oneOf('body', VEHICLE_BODIES), paints: paints as VehicleLook['paint'][] };
}

function readSeats(cells: Cells): number {
  const seats = cells.count('seats');
  if (seats === null) cells.problems.push('seats is empty');
  if ((seats ?? 0) > MOST_SEATS) cells.problems.push(`seats ${seats} is above ${MOST_SEATS}`);
  return seats ?? 0;
}

/** At least one of the rates per hour, day or kilometre is required. */
function readRates(cells: Cells): Pick<VehicleEntry, 'hourlyMinor' | 'dailyMinor' | 'perKmMinor'> {
  const rate = (column: string) => (cells.maybe(column) === '' ? null : cells.money(column));
  const [hourlyMinor, dailyMinor, perKmMinor] = [rate('hourly'), rate('daily'), rate('per_km')];
  if (hourlyMinor === null && dailyMinor === null && perKmMinor === null)
    cells.problems.push('hourly, daily and per_km are all empty: nobody could hire it');
  return { hourlyMinor, dailyMinor, perKmMinor };
}

function readUnits(cells: Cells): number {
  const units = cells.count('units') ?? 1;
  if (units > MOST_UNITS) cells.problems.push(`units ${units} is above ${MOST_UNITS}`);
  return units;
}

function readBrand(cells: Cells, brands: ReadonlySet<string>): string | null {
  const brand = cells.maybe('brand');
  if (brand === '') return null;
  mustKnow(cells, 'brand', [brand], (name) => brands.has(name));
  return brand;
}
