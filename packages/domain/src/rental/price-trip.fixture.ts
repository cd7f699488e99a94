import type { ProviderDiscount, TripPriceInput, TripPriceLine } from './index.ts';

const half = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);
const percentOf = (amount: bigint, percent: number): bigint =>
  half(amount * BigInt(Math.round(percent * 1e6)), 100_000_000n);
// Math.min takes no bigint.
const least = (...all: readonly bigint[]): bigint => all.toSorted((a, b) => Number(a - b))[0] ?? 0n;
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);
const capOf = (minor: number, without: bigint): bigint => (minor > 0 ? BigInt(minor) : without);

/** An independent implementation of RENT-09 with BigInt only, rounding half up, without any of the code under test. */
export function referenceBill(trip: TripPriceInput): (bigint | string | null)[] {
  const hours = BigInt(Math.round(trip.hours * 1000));
  const grossOf = ({ rateMinor, quantity }: TripPriceLine) => {
    const price = BigInt(rateMinor) * BigInt(quantity);
    if (trip.rentalType === 'hourly') return half(price * hours, 1000n);
    if (trip.rentalType === 'day_wise') return half(price * hours, 24_000n);
    return half(price * BigInt(Math.round(trip.distanceMetres)), 1000n);
  };
  const ownOf = (line: TripPriceLine) => {
    const { discount, quantity } = line;
    if (!discount) return 0n;
    if (discount.type === 'percent') return least(percentOf(grossOf(line), discount.percent), grossOf(line));
    return least(BigInt(discount.amountMinor) * BigInt(quantity), grossOf(line));
  };
  const gross = sum(trip.lines.map(grossOf));
  const own = sum(trip.lines.map(ownOf));
  const provider = trip.providerDiscount;
  const runs =
    provider && gross >= BigInt(provider.minPurchaseMinor) && trip.nowMs < (provider.endsAtMs ?? Infinity);
  const theirs = runs
    ? least(percentOf(gross, provider.percent), gross, capOf(provider.maxDiscountMinor, gross))
    : 0n;
  const discount = theirs > own ? theirs : own;
  const base = gross - discount;
  const isReached = base >= BigInt(trip.coupon?.minPurchaseMinor ?? 0);
  const off = isReached ? trip.coupon?.discount : undefined;
  let coupon = 0n;
  if (off?.type === 'amount') coupon = least(BigInt(off.amountMinor), base);
  if (off?.type === 'percent')
    coupon = least(percentOf(base, off.percent), base, capOf(off.maxDiscountMinor, base));
  const rate = BigInt(Math.round(trip.tax.ratePercent * 1e6));
  const tax = half((base - coupon) * rate, trip.tax.included ? 100_000_000n + rate : 100_000_000n);
  const by = theirs > own ? 'provider' : own > 0n ? 'vehicle' : null;
  return [gross, discount, coupon, tax, base - coupon + (trip.tax.included ? 0n : tax), by];
}

/** So many trips, the same for the same seed. */
export function* randomTrips(count: number, seed: number): Generator<TripPriceInput> {
  const next = generator(seed);
  for (let made = 0; made < count; made += 1) yield randomTrip(next);
}

/** A whole number from 0 to below the limit (mulberry32). */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type Next = ReturnType<typeof generator>;

function randomTrip(next: Next): TripPriceInput {
  const rentalType = (['hourly', 'day_wise', 'distance_wise'] as const)[next(3)] ?? 'hourly';
  return {
    lines: Array.from({ length: 1 + next(5) }, () => randomLine(next)),
    rentalType,
    hours: next(2) ? next(500) : next(500_000) / 1000,
    distanceMetres: next(2) ? next(400_000) : next(4_000_000) / 16,
    providerDiscount: next(2) ? randomProviderDiscount(next) : undefined,
    nowMs: next(10),
    coupon: next(2) ? randomCoupon(next) : undefined,
    tax: { ratePercent: next(3_000_000) / 100_000, included: next(2) === 1 },
  };
}

function randomLine(next: Next): TripPriceLine {
  const amounts = [
    undefined,
    { type: 'percent', percent: next(10_000) / 100 },
    { type: 'amount', amountMinor: next(50_000) },
  ] as const;
  return { rateMinor: next(next(2) ? 100 : 200_000), quantity: 1 + next(5), discount: amounts[next(3)] };
}

function randomProviderDiscount(next: Next): ProviderDiscount {
  return {
    percent: next(10_000) / 100,
    minPurchaseMinor: next(500_000),
    maxDiscountMinor: next(2) ? 0 : next(100_000),
    endsAtMs: next(2) ? undefined : next(20),
  };
}

function randomCoupon(next: Next): TripPriceInput['coupon'] {
  const discount = next(2)
    ? ({
        type: 'percent',
        percent: next(10_000) / 100,
        maxDiscountMinor: next(2) ? 0 : next(50_000),
      } as const)
    : ({ type: 'amount', amountMinor: next(100_000) } as const);
  const minPurchaseMinor = next(2) ? 0 : next(500_000);
  return { code: 'GO', couponType: 'default', discount, minPurchaseMinor, active: true };
}
