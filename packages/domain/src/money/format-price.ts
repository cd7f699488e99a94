import { type MinorUnits, toMajor } from './amounts.ts';

/** A market's currency (config: digit_after_decimal_point, currency_symbol_direction). */
export type Currency = {
  /** ISO 4217, such as UYU. */
  readonly code: string;
  /** Decimals that are stored, charged and shown; the specification's default is 2. */
  readonly decimals: number;
  readonly symbol: string;
  readonly symbolDirection: 'left' | 'right';
};

/** How a price is shown. */
export type PriceFormat = {
  /** BCP 47 locale, for the separators only; digits are always Latin, so that server and browser agree. Default: en. */
  readonly locale?: string;
  /** SYS-08: K from 1e5, M from 1e6, B from 1e9 major units. */
  readonly abbreviate?: boolean;
};

const NO_BREAK_SPACE = '\u00a0';
const STEPS = [
  { from: 1e5, divisor: 1e3, letter: 'K' },
  { from: 1e6, divisor: 1e6, letter: 'M' },
  { from: 1e9, divisor: 1e9, letter: 'B' },
] as const;

/**
 * SYS-08: a price as people read it, `$1,250.00`, `1,250.00 kr`, `$150K`.
 * A symbol that ends in a letter is separated by a no-break space. A minus sign comes first.
 */
export function formatPrice(amountMinor: MinorUnits, currency: Currency, format: PriceFormat = {}): string {
  const major = Math.abs(toMajor(amountMinor, currency.decimals));
  const locale = format.locale ?? 'en';
  const number =
    format.abbreviate === true ? abbreviated(major, currency, locale) : plain(major, currency, locale);
  return (amountMinor < 0 ? '-' : '') + withSymbol(number, currency);
}

function plain(major: number, currency: Currency, locale: string): string {
  return formatter(locale, currency.decimals, currency.decimals).format(major);
}

/** Rounding can reach the next unit: 999,999.99 is 1M, never 1,000K. */
function abbreviated(major: number, currency: Currency, locale: string): string {
  const index = STEPS.findLastIndex((step) => major >= step.from);
  const step = STEPS[index];
  if (!step) return plain(major, currency, locale);
  const next = STEPS[index + 1];
  const rounded = Number((major / step.divisor).toFixed(currency.decimals));
  const chosen = next && rounded * step.divisor >= next.from ? next : step;
  return formatter(locale, 0, currency.decimals).format(major / chosen.divisor) + chosen.letter;
}

function withSymbol(number: string, { symbol, symbolDirection }: Currency): string {
  const left = symbolDirection === 'left';
  const touching = left ? symbol.at(-1) : symbol.at(0);
  const gap = touching !== undefined && /\p{L}/u.test(touching) ? NO_BREAK_SPACE : '';
  return left ? symbol + gap + number : number + gap + symbol;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating an Intl formatter takes about 30 µs, using one under 1 µs, so one per locale and precision is cached. */
function formatter(locale: string, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${locale} ${minimum} ${maximum}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    numberingSystem: 'latn',
  });
  formatters.set(key, made);
  return made;
}
