import type { FormFactor, PropulsionType, VehicleTypes } from 'gbfs-typescript-types/v3.0/vehicle_types.d.ts';
import type { VehicleRow } from '../vehicles.tables.ts';
import { type FeedSource, translated } from './feed-source.ts';
import { plansOf } from './pricing-plans.ts';

const forms: Readonly<Record<string, FormFactor>> = {
  bicycle: 'bicycle',
  'e-bike': 'bicycle',
  'cargo-bike': 'cargo_bicycle',
  motorcycle: 'moped',
  scooter: 'moped',
};

const propulsions: Readonly<Record<VehicleRow['fuel'], PropulsionType>> = {
  petrol: 'combustion',
  diesel: 'combustion_diesel',
  hybrid: 'hybrid',
  electric: 'electric',
  none: 'human',
};

// GBFS requires a range for every motor vehicle, which the market does not store: a conservative one by fuel, in
// metres.
const nominalRanges: Readonly<Record<VehicleRow['fuel'], number>> = {
  petrol: 400_000,
  diesel: 400_000,
  hybrid: 400_000,
  electric: 150_000,
  none: 0,
};
const CYCLE_RANGE_METRES = 40_000;

function propulsionOf({ fuel, body }: VehicleRow): PropulsionType {
  return fuel === 'electric' && forms[body] !== undefined && body !== 'scooter' && body !== 'motorcycle'
    ? 'electric_assist'
    : propulsions[fuel];
}

function rangeOf(row: VehicleRow): { max_range_meters?: number } {
  if (row.fuel === 'none') return {};
  return { max_range_meters: forms[row.body] === undefined ? nominalRanges[row.fuel] : CYCLE_RANGE_METRES };
}

function viewType(row: VehicleRow) {
  const plans = plansOf(row);
  const accessories = [...(row.air_condition ? (['air_conditioning'] as const) : []), row.transmission];
  return {
    vehicle_type_id: row.slug,
    form_factor: forms[row.body] ?? 'car',
    rider_capacity: row.seats,
    propulsion_type: propulsionOf(row),
    ...rangeOf(row),
    name: translated(row.name),
    description: translated(row.description),
    ...(row.brand ? { make: translated(row.brand.name) } : {}),
    // A bicycle's gears do not count as an accessory.
    ...(forms[row.body] === undefined ? { vehicle_accessories: accessories } : {}),
    return_constraint: 'roundtrip_station' as const,
    default_pricing_plan_id: plans[0] ?? '',
    pricing_plan_ids: plans,
  };
}

/** vehicle_types.json: each of the provider's vehicles is a GBFS vehicle type, its units are the GBFS vehicles. */
export function vehicleTypes({ vehicles }: FeedSource): VehicleTypes['data'] {
  return { vehicle_types: vehicles.map(viewType) };
}
