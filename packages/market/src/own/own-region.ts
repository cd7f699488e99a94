import tzLookup from '@photostructure/tz-lookup';
import currencyByCountry from 'country-to-currency';
import type { Currency } from '@promenade/domain/money';
import type { LatLng } from '@promenade/domain/zones';
import { OwnMarketProblem } from './own-problem.ts';
import type { OwnMarketRequest } from './own-request.ts';

/** A market's time zone, country and currency. */
export type OwnRegion = { timeZone: string; country: string; currency: Currency };

type Wishes = Pick<OwnMarketRequest, 'timeZone' | 'country' | 'currency'>;

/** Country, time zone and currency of a point, unless they are given. */
export function findRegion(center: LatLng, wishes: Wishes): OwnRegion {
  const timeZone = wishes.timeZone ?? tzLookup(center.lat, center.lng);
  const country = wishes.country ?? findCountry(timeZone);
  return { timeZone, country, currency: findCurrency(country, wishes.currency) };
}

/** The country of a time zone. Few time zones belong to several countries; those at sea belong to none. */
function findCountry(timeZone: string): string {
  countriesByZone ??= listCountriesByZone();
  const [country, ...others] = countriesByZone.get(canonical(timeZone)) ?? [];
  if (country !== undefined && others.length === 0) return country;
  throw new OwnMarketProblem(
    `The time zone ${timeZone} does not tell the country. Say it: --country, as two letters.`,
  );
}

// Built on first use: querying Intl for all countries takes a fifth of a second.
let countriesByZone: ReadonlyMap<string, readonly string[]> | undefined;

function listCountriesByZone(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const country of Object.keys(currencyByCountry)) {
    for (const zone of new Set(timeZonesOf(country).map(canonical))) {
      found.set(zone, [...(found.get(zone) ?? []), country]);
    }
  }
  return found;
}

// Intl.Locale knows a country's time zones; TypeScript's library does not declare that yet.
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined };

function timeZonesOf(country: string): readonly string[] {
  return (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones?.() ?? [];
}

/** The canonical name of a time zone: Asia/Kolkata is also Asia/Calcutta. */
function canonical(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

function findCurrency(country: string, wish: string | undefined): Currency {
  const code = wish ?? (currencyByCountry as Readonly<Record<string, string>>)[country];
  if (code === undefined)
    throw new OwnMarketProblem(`No currency is known of ${country}. Say it: --currency.`);
  const money = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  // Without its script again: ICU has no data of es-Latn-UY, and would take those of Spain.
  const locale = new Intl.Locale(`und-${country}`).maximize().minimize();
  const ofCountry = new Intl.NumberFormat(locale, money);
  const parts = ofCountry.formatToParts(1).map(({ type }) => type);
  const symbol = new Intl.NumberFormat('en', money).formatToParts(1).find(({ type }) => type === 'currency');
  return {
    code,
    decimals: ofCountry.resolvedOptions().maximumFractionDigits ?? 2,
    symbol: symbol?.value ?? code,
    symbolDirection: parts.indexOf('currency') > parts.indexOf('integer') ? 'right' : 'left',
  };
}
