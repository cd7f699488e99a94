// Source: https://docs.stripe.com/currencies#zero-decimal and #three-decimal.
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/**
 * An amount as Stripe counts it. A market may count its currency in other units than Stripe does (tenge without tiyn);
 * undefined where the amount is no whole number of Stripe’s. Stripe takes a currency of three decimals in tens of its
 * smallest unit: rounded down, so that nobody pays more than the bill says and no refund is more than was paid.
 */
export function toStripeAmount(amountMinor: number, decimals: number, currency: string): number | undefined {
  const shift = stripeDecimals(currency) - decimals;
  const amount = shift >= 0 ? amountMinor * 10 ** shift : amountMinor / 10 ** -shift;
  if (!Number.isSafeInteger(amount)) return undefined;
  return withThree.has(currency) ? amount - (amount % 10) : amount;
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
