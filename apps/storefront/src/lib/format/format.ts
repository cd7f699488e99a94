import { type Currency, formatPrice, toMinor } from '@promenade/domain/money';
import { formatDistance } from '@promenade/domain/zones';
import { isolate } from '../i18n/isolate.ts';
import { directionOf, type Language } from '../i18n/languages.ts';
import type { Market } from '../session/market.ts';

/** Writes prices, distances and times as the market and the language want them. */
export interface Format {
  /** A price from the wire's major units (SYS-08): `format.price(item.price)`. */
  readonly price: (amountMajor: number) => string;
  /** The same with K, M and B from 1e5 on, for cards and rows (SYS-08); what is agreed to is told exactly. */
  readonly shortPrice: (amountMajor: number) => string;
  /** Kilometres with 3 decimals (SYS-09), without the unit: `t('common.kilometres', { distance: format.distance(m) })`. */
  readonly distance: (distanceMetres: number) => string;
  /** An instant (ISO 8601) as day and time in the market's time zone. */
  readonly dateTime: (at: string) => string;
  /** Only the day. */
  readonly date: (at: string) => string;
  /** A day near enough to need no year, with its weekday. */
  readonly nearDay: (at: string) => string;
  /** Only the time, `17:30`. */
  readonly time: (at: string) => string;
  /** The day of the week, short. */
  readonly weekday: (at: string) => string;
  /** A number with the language's separators. */
  readonly number: (value: number) => string;
  /** Names one after the other, with the language's comma. */
  readonly list: (names: readonly string[]) => string;
}

type Config = Market['config'];

export const currencyOf = (config: Config): Currency => ({
  code: config.currency_code,
  decimals: config.digit_after_decimal_point,
  symbol: config.currency_symbol,
  symbolDirection: config.currency_symbol_direction,
});

// Latin digits in every language: server and browser must write the same, and prices stay comparable.
const digits = { numberingSystem: 'latn' } as const;

// What writes days and times costs a millisecond to make on a slow device, and few pages need each.
function onceAsked(make: () => Intl.DateTimeFormat): (at: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= make();
    return made.format(new Date(at));
  };
}

/** One per language and market; the formatters inside are costly to make and are kept. */
export function createFormat(language: Language, config: Config): Format {
  const currency = currencyOf(config);
  const zone = { timeZone: config.time_zone, ...digits };
  const number = new Intl.NumberFormat(language, digits);
  const written = (parts: Intl.DateTimeFormatOptions) =>
    onceAsked(() => new Intl.DateTimeFormat(language, { ...parts, ...zone }));
  // Beside letters that read from right to left the symbol would change its side.
  const keptAs = directionOf(language) === 'rtl' ? isolate : (text: string) => text;
  const price = (amountMajor: number, abbreviate: boolean) =>
    keptAs(formatPrice(toMinor(amountMajor, currency.decimals), currency, { locale: language, abbreviate }));
  return {
    price: (amountMajor) => price(amountMajor, false),
    shortPrice: (amountMajor) => price(amountMajor, true),
    distance: (distanceMetres) => formatDistance(distanceMetres, language),
    // Hours of the day run to 24 in every language: opening hours and item windows come from the wire so.
    dateTime: written({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    date: written({ dateStyle: 'medium' }),
    nearDay: written({ weekday: 'short', month: 'short', day: 'numeric' }),
    time: written({ timeStyle: 'short', hourCycle: 'h23' }),
    weekday: written({ weekday: 'short' }),
    number: (value) => number.format(value),
    list: (names) => names.join(language === 'ar' ? '، ' : ', '),
  };
}
