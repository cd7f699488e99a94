import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { storeAsked } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse, refuseValue } from '../../../platform/errors.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { textIn } from '../../catalog/index.ts';
import { getMarket } from '../../settings/index.ts';
import { findProvider } from '../providers/provider-doors.ts';
import type { KeptVehicleRow } from './keeping.repo.ts';

type WireVehicle = Reply<'ops.vehicles'>['vehicles'][number];

/** Prices by rental type; null means not rented out that way. */
export type Rates = Pick<KeptVehicleRow, 'hourly_minor' | 'daily_minor' | 'per_km_minor'>;

/** The same as callers give them, in major units. */
interface GivenRates {
  readonly hourly_price?: number | null | undefined;
  readonly day_wise_price?: number | null | undefined;
  readonly distance_price?: number | null | undefined;
}

/** The provider whose vehicles are meant: the caller, or the one an operator names. */
export async function providerIdOf(ctx: Ctx, asked: string | undefined): Promise<string> {
  const storeId = storeAsked(ctx, asked, { unnamed: 'provider_required', absent: 'provider_not_found' });
  return (await findProvider(ctx, storeId)) ? storeId : refuse('provider_not_found');
}

/** The new rates: what is not given stays. At least one rental type is required, and prices must fit their columns. */
export async function readRates(ctx: Ctx, given: GivenRates, before: Rates): Promise<Rates> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const minor = (name: keyof GivenRates, stays: number | null): number | null => {
    const price = given[name];
    if (price === undefined) return stays;
    return price === null ? null : keptAmount(name, price, decimals);
  };
  const rates = {
    hourly_minor: minor('hourly_price', before.hourly_minor),
    daily_minor: minor('day_wise_price', before.daily_minor),
    per_km_minor: minor('distance_price', before.per_km_minor),
  };
  if (Object.values(rates).every((rate) => rate === null)) refuseValue('body', 'rate');
  return rates;
}

/** A vehicle as its provider sees it. */
export function viewKept(ctx: Ctx, row: KeptVehicleRow, decimals: number): WireVehicle {
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, decimals));
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, ctx.language),
    category_id: row.category_id,
    brand_id: row.brand_id,
    hourly_price: major(row.hourly_minor),
    day_wise_price: major(row.daily_minor),
    distance_price: major(row.per_km_minor),
    active: row.active,
    units: [...row.units],
  };
}
