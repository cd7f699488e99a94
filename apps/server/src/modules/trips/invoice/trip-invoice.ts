import type { Language } from '@promenade/contract/refusals';
import { formatPrice } from '@promenade/domain/money';
import { daysOfHours, kilometresOf, tripTimeZone } from '@promenade/domain/rental';
import { textIn } from '../../catalog/index.ts';
import { type Invoice, invoiceTexts, standingOf } from '../../orders/index.ts';
import type { MarketSettings } from '../../settings/index.ts';
import type { TripLineRow, TripRow } from '../trips.tables.ts';
import { tripInvoiceTexts } from './trip-invoice-texts.ts';

interface Parts {
  readonly trip: TripRow;
  readonly lines: readonly TripLineRow[];
  readonly settings: MarketSettings;
  readonly language: Language;
}

// A left-to-right mark (U+200E): the plus of a number stays before it in an Arabic line too.
const asPhone = (phone: string): string => (phone === '' ? '' : `\u200e${phone}`);
const some = (rows: readonly (string | null | undefined)[]): string[] =>
  rows.filter((row): row is string => row !== null && row !== undefined && row !== '');

function measureOf({ trip, language }: Parts): string {
  const { rental_type: type, hours, distance_metres: metres } = trip;
  const counts = {
    hourly: hours,
    day_wise: daysOfHours(hours),
    distance_wise: kilometresOf(metres ?? 0),
  };
  return tripInvoiceTexts[language].measure[type].replace('{count}', String(counts[type]));
}

function sumsOf({ trip, settings, language }: Parts): Invoice['sums'] {
  const { bill } = trip;
  const word = invoiceTexts[language];
  const rows: readonly [string, number][] = [
    [tripInvoiceTexts[language].vehicles, bill.grossMinor],
    [word.discount, -bill.discountMinor],
    [word.coupon, -bill.couponMinor],
    [bill.taxIncluded ? word.taxIncluded : word.tax, bill.taxMinor],
  ];
  return rows
    .filter(([, minor]) => minor !== 0)
    .map(([name, minor]) => ({ name, amount: formatPrice(minor, settings.currency, { locale: language }) }));
}

function notesOf({ trip, settings, language }: Parts): string[] {
  const word = invoiceTexts[language];
  const price = (minor: number): string => formatPrice(minor, settings.currency, { locale: language });
  const isOff = trip.status === 'canceled' || trip.status === 'payment_failed';
  return some([
    ...standingOf(isOff, trip.payment_status, word),
    trip.wallet_minor > 0 ? `${word.fromWallet}: ${price(trip.wallet_minor)}` : null,
    trip.returned_minor > 0 ? `${word.refunded}: ${price(trip.returned_minor)}` : null,
  ]);
}

function linesOf(parts: Parts): Invoice['lines'] {
  const { lines, settings, language } = parts;
  const price = (minor: number): string => formatPrice(minor, settings.currency, { locale: language });
  return lines.map((line) => ({
    name: textIn(line.name, language),
    details: measureOf(parts),
    quantity: String(line.quantity),
    price: price(line.rate_minor),
    total: price(line.gross_minor),
  }));
}

function factsOf({ trip, settings, language }: Parts): string[] {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: tripTimeZone(settings.timeZone),
  });
  const when = `${format.format(trip.starts_at)} – ${format.format(trip.ends_at)}`;
  return [`${tripInvoiceTexts[language].trip} ${trip.number}`, when];
}

/** The invoice of a trip in a language, of what was agreed and paid. */
export function tripInvoiceOf(parts: Parts): Invoice {
  const { trip, settings, language } = parts;
  const [word, own] = [invoiceTexts[language], tripInvoiceTexts[language]];
  const { provider } = trip;
  return {
    title: word.invoice,
    market: some([settings.businessName, settings.address, settings.email, asPhone(settings.phone)]),
    facts: factsOf(parts),
    seller: { title: own.hiredOf, rows: some([provider.name, provider.address]) },
    buyer: {
      title: own.bookedBy,
      rows: some([trip.contact_name, asPhone(trip.contact_phone), trip.pickup.name]),
    },
    columns: { name: own.vehicle, quantity: word.quantity, price: word.price, total: word.amount },
    lines: linesOf(parts),
    sums: sumsOf(parts),
    total: {
      name: word.total,
      amount: formatPrice(trip.total_minor, settings.currency, { locale: language }),
    },
    notes: notesOf(parts),
  };
}
