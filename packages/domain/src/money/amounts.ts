/** An amount in the smallest unit of its currency (cents, fils, yen): always a safe integer. */
export type MinorUnits = number;

/** The largest amount that can be stored: the maximum of a 32-bit integer. */
export const HIGHEST_MINOR: MinorUnits = 2_147_483_647;

/** The largest amount that a request can contain, in major units: exact in minor units for any currency with three decimals. */
export const HIGHEST_GIVEN = 1e9;

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Major units, as in the API → minor units, by the number's shortest decimal text,
 * so 1.005 with 2 decimals is 101 and 0.1 + 0.2 is 30. Half rounds away from zero.
 * @param decimals decimals of the currency, 0 to 8
 * @throws RangeError (a fault: contract parses before) for NaN, infinities and amounts beyond 2^53 minor units
 */
export function toMinor(major: number, decimals: number): MinorUnits {
  const parts = PLAIN_DECIMAL.exec(String(major));
  if (!parts) throw new RangeError(`Not an amount of money: ${major}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = parts;
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  const minor = rescale(digits, decimals - places);
  return mustBeWhole(Number(sign === '-' ? -minor : minor));
}

/** digits × 10^shift, rounded half up. `digits` is not negative. */
function rescale(digits: bigint, shift: number): bigint {
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  return (2n * digits + divisor) / (2n * divisor);
}

/** Minor units → major units, as in the API. */
export function toMajor(amountMinor: MinorUnits, decimals: number): number {
  return mustBeWhole(amountMinor) / 10 ** decimals;
}

// A sum computed in a browser, such as 0.1 + 0.2, is off by less than this.
const noiseShare = 1e-4;

/** Whether an amount in major units is a whole number of minor units, so that nothing has to be rounded. */
export function isExact(major: number, decimals: number): boolean {
  const roundedBy = Math.abs(toMajor(toMinor(major, decimals), decimals) - major);
  return roundedBy < noiseShare * 10 ** -decimals;
}

/**
 * amount × numerator / denominator, rounded half up (towards +∞), exact even where the product leaves 2^53.
 * @param numerator whole
 * @param denominator whole, above 0
 * @throws RangeError when an argument or the result is not a safe integer
 */
export function scaleHalfUp(amountMinor: MinorUnits, numerator: number, denominator: number): MinorUnits {
  const doubled = 2n * BigInt(mustBeWhole(amountMinor)) * BigInt(mustBeWhole(numerator));
  const divisor = BigInt(mustBeWhole(denominator));
  return mustBeWhole(Number(floorDivide(doubled + divisor, 2n * divisor)));
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** The sum, still safe. */
export function sumMinor(amountsMinor: Iterable<MinorUnits>): MinorUnits {
  let total = 0;
  for (const amount of amountsMinor) total += amount;
  return mustBeWhole(total);
}

/** The same number, never -0. @throws RangeError if it is not a safe integer, so that amounts never lose precision silently. */
export function mustBeWhole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${value}`);
  return value + 0;
}
