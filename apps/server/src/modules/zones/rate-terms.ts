import type { DeliveryRates, SurgeRules } from '@promenade/domain/pricing';
import type { ZoneRateRow } from './zones.repo.ts';

/** What the delivery fee is calculated from (rule 1 of api.md). */
export interface DeliveryTerms {
  readonly rates: DeliveryRates;
  /** Evaluated at the time of the delivery. */
  readonly surge: SurgeRules;
}

function ratesOf(rate: ZoneRateRow): DeliveryRates {
  if (rate.fixed_minor !== null) return { kind: 'fixed', fixedMinor: rate.fixed_minor };
  return {
    kind: 'per_km',
    perKmMinor: rate.per_km_minor,
    minimumMinor: rate.minimum_minor,
    maximumMinor: rate.maximum_minor ?? undefined,
  };
}

/** The rates of a zone and module in the form the rules take. */
export function termsOfRate(rate: ZoneRateRow): DeliveryTerms {
  return { rates: ratesOf(rate), surge: { percent: rate.surge_percent, times: rate.surge_times } };
}
