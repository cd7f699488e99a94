import type { SystemPricingPlans } from 'gbfs-typescript-types/v3.0/system_pricing_plans.d.ts';
import type { RentalType } from '@promenade/domain/rental';
import type { LocalText } from '../../catalog/index.ts';
import type { VehicleRow } from '../vehicles.tables.ts';
import { type FeedSource, translated } from './feed-source.ts';

const ways: Readonly<Record<RentalType, LocalText>> = {
  hourly: { en: 'By the hour', ar: 'بالساعة', nl: 'Per uur', fr: 'À l’heure' },
  day_wise: { en: 'By the day', ar: 'باليوم', nl: 'Per dag', fr: 'À la journée' },
  distance_wise: { en: 'By the kilometre', ar: 'بالكيلومتر', nl: 'Per kilometer', fr: 'Au kilomètre' },
};
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

const ratesOf = (row: VehicleRow): readonly (readonly [RentalType, number])[] =>
  (
    [
      ['hourly', row.hourly_minor],
      ['day_wise', row.daily_minor],
      ['distance_wise', row.per_km_minor],
    ] as const
  ).flatMap(([type, minor]) => (minor === null ? [] : [[type, minor] as const]));

const planId = ({ slug }: VehicleRow, type: RentalType): string => `${slug}-${type}`;

/** The ids of a vehicle's pricing plans: one per rental type. */
export function plansOf(row: VehicleRow): string[] {
  return ratesOf(row).map(([type]) => planId(row, type));
}

function segmentsOf(type: RentalType, rate: number) {
  const every = (interval: number) => [{ start: 0, rate, interval }];
  if (type === 'distance_wise') return { per_km_pricing: every(1) };
  return { per_min_pricing: every(type === 'hourly' ? HOUR_MINUTES : DAY_MINUTES) };
}

/** system_pricing_plans.json: rates before discounts, in the market's currency. */
export function pricingPlans({ scope, vehicles }: FeedSource): SystemPricingPlans['data'] {
  const { currency, taxIncluded } = scope.settings;
  const plans = vehicles.flatMap((row) =>
    ratesOf(row).map(([type, minor]) => ({
      plan_id: planId(row, type),
      name: translated(row.name),
      currency: currency.code,
      price: 0,
      is_taxable: !taxIncluded && row.tax_percent > 0,
      description: translated(ways[type]),
      ...segmentsOf(type, scope.major(minor)),
    })),
  );
  return { plans };
}
