// Source: https://docs.stripe.com/currencies#zero-decimal, #three-decimal and #special-cases.
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '));
// Have lost their decimals, and are still written with two: 5 UGX are 500.
const withTwoNoughts = new Set('ISK UGX'.split(' '));

function stripeDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/** What an amount has to be a whole number of, in the units that Stripe counts in. */
function stripeStep(currency: string): number {
  if (withTwoNoughts.has(currency)) return 100;
  return withThree.has(currency) ? 10 : 1;
}

/**
 * An amount as Stripe counts it. A market may count its currency in other units than Stripe does (tenge without tiyn);
 * undefined where the amount is no whole number of Stripe’s. Stripe takes a currency of three decimals in tens of its
 * smallest unit, and some in whole units: rounded down, so that nobody pays more than the bill says and no refund is more
 * than was paid.
 */
export function toStripeAmount(amountMinor: number, decimals: number, currency: string): number | undefined {
  const shift = stripeDecimals(currency) - decimals;
  const amount = shift >= 0 ? amountMinor * 10 ** shift : amountMinor / 10 ** -shift;
  if (!Number.isSafeInteger(amount)) return undefined;
  return amount - (amount % stripeStep(currency));
}

/** The way back: rounded down where the market counts in larger units, so that too little never counts as enough. */
export function fromStripeAmount(amount: number, decimals: number, currency: string): number {
  const shift = stripeDecimals(currency) - decimals;
  return shift >= 0 ? Math.floor(amount / 10 ** shift) : amount * 10 ** -shift;
}

/** How much has arrived: all that was asked for, where Stripe took as much of it as it can. */
export function arrivedAmount(
  amount: number,
  askedMinor: number,
  { decimals, currency }: { readonly decimals: number; readonly currency: string },
): number {
  const isAll = Number.isSafeInteger(askedMinor) && toStripeAmount(askedMinor, decimals, currency) === amount;
  return isAll ? askedMinor : fromStripeAmount(amount, decimals, currency);
}
