import type { RentalCatalogue, TemplateEntry, VehicleEntry } from '../../catalogue/index.ts';
import type { Dice } from '../dice.ts';
import { storePrice } from '../prices.ts';
import type { RowId } from '../rows.ts';
import { stableId } from '../stable-id.ts';
import type { StoreTerms } from '../store-terms.ts';
import type { VehicleRow, VehicleUnitRow } from './rental-rows.ts';
import { pictureNames } from './vehicle-pictures.ts';

/** What a fleet needs of its provider. */
export type FleetOwner = {
  id: RowId;
  source: string;
  slug: string;
  template: TemplateEntry;
  priceFactor: number;
  popularity: number;
};

/** What fleets need of their market. */
export type FleetContext = {
  rental: RentalCatalogue;
  dice: Dice;
  terms: StoreTerms;
  slugs: (text: string) => string;
};

export type Fleet = { vehicles: VehicleRow[]; units: VehicleUnitRow[] };

/** Fewer vehicles are not a choice. */
const LEAST_FLEET = 4;
const PLATELESS: readonly VehicleEntry['body'][] = ['bicycle', 'e-bike', 'cargo-bike'];

export const vehicleCategoryId = (key: string): RowId => stableId(`vehicle-category/${key}`);
export const vehicleBrandId = (key: string): RowId => stableId(`vehicle-brand/${key}`);

/** A provider's vehicles and their units at its own prices; an invented provider has a share of the catalogue's. */
export function buildFleet(owner: FleetOwner, context: FleetContext): Fleet {
  const entries = chooseVehicles(owner, context);
  const vehicles = entries.map((entry) => buildVehicle(owner, entry, context));
  return {
    vehicles,
    units: entries.flatMap((entry, at) => buildUnits(owner, entry, vehicles[at]?.id ?? '', context)),
  };
}

function chooseVehicles(
  { source, template }: FleetOwner,
  { rental, dice, terms }: FleetContext,
): VehicleEntry[] {
  const offered = rental.vehicles.filter(({ category }) => template.menus.includes(category));
  if (!terms.invented) return offered;
  const liking = ({ key }: VehicleEntry): number => dice.fraction(`has/${source}/${key}`);
  const least = offered.toSorted((a, b) => liking(a) - liking(b)).slice(0, LEAST_FLEET);
  return offered.filter(
    (entry) => liking(entry) < template.sharePercent / 100 || least.some(({ key }) => key === entry.key),
  );
}

function buildVehicle(owner: FleetOwner, entry: VehicleEntry, context: FleetContext): VehicleRow {
  const { terms, dice, slugs } = context;
  const source = `${owner.source}/${entry.key}`;
  const priced = (minor: number | null): number | null =>
    minor === null ? null : storePrice(minor, owner.priceFactor, terms.prices);
  const paint = dice.pick(`paint/${source}`, terms.invented ? entry.paints : entry.paints.slice(0, 1));
  const [picture = '', ...pictures] = pictureNames({ body: entry.body, paint });
  return {
    id: stableId(`vehicle/${source}`),
    storeId: owner.id,
    categoryId: vehicleCategoryId(entry.category),
    brandId: entry.brand === null ? null : vehicleBrandId(entry.brand),
    slug: slugs(`${owner.slug}-${entry.key}`),
    name: entry.name,
    description: entry.description,
    body: entry.body,
    paint,
    picture,
    pictures,
    seats: entry.seats,
    transmission: entry.transmission,
    fuel: entry.fuel,
    airCondition: entry.airCondition,
    hourlyMinor: priced(entry.hourlyMinor),
    dailyMinor: priced(entry.dailyMinor),
    perKmMinor: priced(entry.perKmMinor),
    discount: discountOf(owner, entry, context),
    ...past(owner, source, context),
    source,
  };
}

/** Invented providers reduce only some of the vehicles that the catalogue reduces. */
function discountOf(
  { source, priceFactor }: FleetOwner,
  { key, discount }: VehicleEntry,
  { dice, terms }: FleetContext,
): VehicleRow['discount'] {
  if (!discount || (terms.invented && !dice.chance(`reduced/${source}/${key}`, 0.6))) return null;
  if (discount.type === 'percent') return discount;
  return { type: 'amount', amountMinor: storePrice(discount.amountMinor, priceFactor, terms.prices) };
}

type Past = Pick<VehicleRow, 'rating' | 'ratingCount' | 'tripCount' | 'listedDaysAgo'>;

/** The invented history of a vehicle. One in eight is new. */
function past({ popularity }: FleetOwner, source: string, { dice, terms }: FleetContext): Past {
  if (!terms.invented) return { rating: 0, ratingCount: 0, tripCount: 0, listedDaysAgo: 0 };
  if (dice.chance(`new/${source}`, 1 / 8))
    return { rating: 0, ratingCount: 0, tripCount: 0, listedDaysAgo: dice.whole(`listed/${source}`, 1, 12) };
  const tripCount = Math.ceil(popularity * (0.1 + dice.fraction(`trips/${source}`)));
  return {
    rating: dice.whole(`rating/${source}`, 39, 50) / 10,
    ratingCount: Math.ceil(tripCount * 0.4),
    tripCount,
    listedDaysAgo: dice.whole(`listed/${source}`, 60, 700),
  };
}

function buildUnits(
  { source }: FleetOwner,
  { key, body, units }: VehicleEntry,
  vehicleId: RowId,
  { dice, terms }: FleetContext,
): VehicleUnitRow[] {
  const count = terms.invented ? dice.whole(`units/${source}/${key}`, 1, units) : units;
  return Array.from({ length: count }, (_, number) => {
    const unit = `vehicle-unit/${source}/${key}/${number}`;
    const plate = PLATELESS.includes(body) || !terms.invented ? '' : plateOf(unit, dice);
    return { id: stableId(unit), vehicleId, plate };
  });
}

const PLATE_LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/**
 * Three letters beginning with Q, which no register uses, and four digits: enough that two are hardly ever the same.
 */
function plateOf(unit: string, dice: Dice): string {
  const letter = (place: number): string => dice.pick(`${unit}/letter-${place}`, PLATE_LETTERS);
  return `Q${letter(1)}${letter(2)} ${String(dice.whole(unit, 0, 9999)).padStart(4, '0')}`;
}
