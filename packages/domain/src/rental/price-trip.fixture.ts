import type { ProviderDiscount, TripPriceInput, TripPriceLine } from './index.ts';

/** RENT-09 written anew with BigInt alone, half up, without anything of the code that it is held against. */
export function referenceBill(trip: TripPriceInput): (bigint | string | null)[] {
  const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
  const micro = (percent: number) => BigInt(Math.round(percent * 1e6));
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
  const grossOf = ({ rateMinor, quantity }: TripPriceLine) => {
    const price = BigInt(rateMinor) * BigInt(quantity);
    if (trip.rentalType === 'distance_wise')
      return half(price * BigInt(Math.round(trip.distanceMetres)), 1000n);
    const hours = BigInt(Math.round(trip.hours * 1000));
    return half(price * hours, trip.rentalType === 'day_wise' ? 24_000n : 1000n);
  };
  const ownOf = (line: TripPriceLine) => {
    if (!line.discount) return 0n;
    if (line.discount.type === 'percent')
      return least(half(grossOf(line) * micro(line.discount.percent), 100_000_000n), grossOf(line));
    return least(BigInt(line.discount.amountMinor) * BigInt(line.quantity), grossOf(line));
  };
  const gross = sum(trip.lines.map(grossOf));
  const own = sum(trip.lines.map(ownOf));
  const provider = trip.providerDiscount;
  let theirs = 0n;
  if (
    provider &&
    gross >= BigInt(provider.minPurchaseMinor) &&
    !(provider.endsAtMs !== undefined && trip.nowMs >= provider.endsAtMs)
  ) {
    theirs = least(half(gross * micro(provider.percent), 100_000_000n), gross);
    if (provider.maxDiscountMinor > 0) theirs = least(theirs, BigInt(provider.maxDiscountMinor));
  }
  const discount = theirs > own ? theirs : own;
  const base = gross - discount;
  const { discount: off } = trip.coupon ?? {};
  let coupon = 0n;
  if (off?.type === 'amount') coupon = least(BigInt(off.amountMinor), base);
  if (off?.type === 'percent') {
    coupon = least(half(base * micro(off.percent), 100_000_000n), base);
    if (off.maxDiscountMinor > 0) coupon = least(coupon, BigInt(off.maxDiscountMinor));
  }
  const rate = micro(trip.tax.ratePercent);
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
  return { code: 'GO', couponType: 'default', discount, minPurchaseMinor: 0, active: true };
}
