// Source: https://docs.stripe.com/currencies#zero-decimal and #three-decimal.
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/**
 * An amount as Stripe counts it. A market may count its currency in other units than Stripe does (tenge without tiyn);
 * undefined where the amount is no whole number of Stripe’s.
 */
export function toStripeAmount(amountMinor: number, decimals: number, currency: string): number | undefined {
  const shift = stripeDecimals(currency) - decimals;
  const amount = shift >= 0 ? amountMinor * 10 ** shift : amountMinor / 10 ** -shift;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** The way back: rounded down where the market counts in larger units, so that too little never counts as enough. */
export function fromStripeAmount(amount: number, decimals: number, currency: string): number {
  const shift = stripeDecimals(currency) - decimals;
  return shift >= 0 ? Math.floor(amount / 10 ** shift) : amount * 10 ** -shift;
}
