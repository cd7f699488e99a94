import { type Currency, formatPrice, toMinor } from '@promenade/domain/money';
import { formatDistance } from '@promenade/domain/zones';
import { isolate } from '../i18n/isolate.ts';
import { directionOf, type Language } from '../i18n/languages.ts';
import type { Market } from '../session/market.ts';

/** Formats prices, distances and times for the market and the language. */
export interface Format {
  /** A price from the API's major units (SYS-08): `format.price(item.price)`. */
  readonly price: (amountMajor: number) => string;
  /** The same with K, M and B from 1e5 on, for cards and rows (SYS-08); a price that is agreed to is shown exactly. */
  readonly shortPrice: (amountMajor: number) => string;
  /**
   * Kilometres with 3 decimals (SYS-09), without the unit: `t('common.kilometres', { distance: format.distance(m)
   * })`.
   */
  readonly distance: (distanceMetres: number) => string;
  /** An instant (ISO 8601) as date and time in the market's time zone. */
  readonly dateTime: (at: string) => string;
  /** Only the day. */
  readonly date: (at: string) => string;
  /** A date near enough to need no year, with its weekday. */
  readonly nearDay: (at: string) => string;
  /** Only the time, `17:30`. */
  readonly time: (at: string) => string;
  /** The weekday, abbreviated; of milliseconds, too. */
  readonly weekday: (at: string | number) => string;
  /** A number with the language's separators. */
  readonly number: (value: number) => string;
  /** A list of names with the language's comma. */
  readonly list: (names: readonly string[]) => string;
}

type Config = Market['config'];

export const currencyOf = (config: Config): Currency => ({
  code: config.currency_code,
  decimals: config.digit_after_decimal_point,
  symbol: config.currency_symbol,
  symbolDirection: config.currency_symbol_direction,
});

// Latin digits in every language: server and browser must render the same, and prices stay comparable.
const digits = { numberingSystem: 'latn' } as const;

// Creating a formatter of dates and times takes a millisecond on a slow device, and few pages need each.
function onceAsked(make: () => Intl.DateTimeFormat): (at: string | number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= make();
    return made.format(new Date(at));
  };
}

/** One per language and market; its formatters are expensive to create and are cached. */
export function createFormat(language: Language, config: Config): Format {
  const currency = currencyOf(config);
  const zone = { timeZone: config.time_zone, ...digits };
  const number = new Intl.NumberFormat(language, digits);
  const written = (parts: Intl.DateTimeFormatOptions) =>
    onceAsked(() => new Intl.DateTimeFormat(language, { ...parts, ...zone }));
  // Next to right-to-left letters the symbol would change sides.
  const keptAs = directionOf(language) === 'rtl' ? isolate : (text: string) => text;
  const price = (amountMajor: number, abbreviate: boolean) =>
    keptAs(formatPrice(toMinor(amountMajor, currency.decimals), currency, { locale: language, abbreviate }));
  return {
    price: (amountMajor) => price(amountMajor, false),
    shortPrice: (amountMajor) => price(amountMajor, true),
    distance: (distanceMetres) => formatDistance(distanceMetres, language),
    // Hours run to 24 in every language, because opening hours and item windows in the API do.
    dateTime: written({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    date: written({ dateStyle: 'medium' }),
    nearDay: written({ weekday: 'short', month: 'short', day: 'numeric' }),
    time: written({ timeStyle: 'short', hourCycle: 'h23' }),
    weekday: written({ weekday: 'short' }),
    number: (value) => number.format(value),
    list: (names) => names.join(language === 'ar' ? '، ' : ', '),
  };
}
