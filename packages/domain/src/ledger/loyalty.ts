import { mustBeWhole, toMinor } from '../money/index.ts';

// Rates have up to four decimals: 0.5, 12.25.
const RATE_DECIMALS = 4;

/** A rate as a whole number of ten-thousandths. */
function exactRate(rate: number): bigint {
  return BigInt(toMinor(rate, RATE_DECIMALS));
}

/**
 * Points earned by a paid amount: floor(paid × rate / 100), with `paid` in major units (api.md, rule 8).
 * @param decimals of the currency
 */
export function pointsEarned(paidMinor: number, rate: number, decimals: number): number {
  const whole = 100n * 10n ** BigInt(RATE_DECIMALS + decimals);
  return mustBeWhole(Number((BigInt(mustBeWhole(paidMinor)) * exactRate(rate)) / whole));
}

/**
 * Value of points in minor units, rounded down.
 * @param pointsPerMajor points per major unit; with 0 or less, points are worth nothing
 */
export function pointsWorth(points: number, pointsPerMajor: number, decimals: number): number {
  const rate = exactRate(Math.max(0, pointsPerMajor));
  if (rate === 0n) return 0;
  return mustBeWhole(Number((BigInt(mustBeWhole(points)) * 10n ** BigInt(RATE_DECIMALS + decimals)) / rate));
}

/** What an exchange of points depends on. */
export interface ExchangeTerms {
  readonly pointsPerMajor: number;
  readonly minimumPoints: number;
  readonly decimals: number;
}

/** Why points cannot be exchanged. */
export type ExchangeRefusal =
  | { readonly code: 'points_minimum'; readonly count: number }
  | { readonly code: 'points_low'; readonly count: number };

/** Decides an exchange of `points` out of `held`: its value, or a refusal. */
export function decideExchange(
  points: number,
  held: number,
  terms: ExchangeTerms,
):
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly refusal: ExchangeRefusal } {
  const { pointsPerMajor, minimumPoints, decimals } = terms;
  const amountMinor = pointsWorth(points, pointsPerMajor, decimals);
  if (points < minimumPoints || amountMinor === 0)
    return { ok: false, refusal: { code: 'points_minimum', count: leastPoints(terms) } };
  if (points > held) return { ok: false, refusal: { code: 'points_low', count: held } };
  return { ok: true, amountMinor };
}

/** The fewest points that can be exchanged: the market's minimum, and enough to be worth something. */
export function leastPoints({ pointsPerMajor, minimumPoints, decimals }: ExchangeTerms): number {
  return Math.max(1, minimumPoints, Math.ceil(pointsPerMajor / 10 ** decimals));
}
