import type { Language } from '@promenade/contract/refusals';
import { formatPrice } from '@promenade/domain/money';
import { daysOfHours, isTripOff, tripTimeZone } from '@promenade/domain/rental';
import { formatDistance } from '@promenade/domain/zones';
import { textIn } from '../../catalog/index.ts';
import { asPhone, filledRows, type Invoice, invoiceTexts, paidRows } from '../../orders/index.ts';
import type { MarketSettings } from '../../settings/index.ts';
import type { TripLineRow, TripRow } from '../trips.tables.ts';
import { tripInvoiceTexts } from './trip-invoice-texts.ts';

interface Parts {
  readonly trip: TripRow;
  readonly lines: readonly TripLineRow[];
  readonly settings: MarketSettings;
  readonly language: Language;
}

function measureOf({ trip, language }: Parts): string {
  const { rental_type: type, hours, distance_metres: metres } = trip;
  const counts = {
    hourly: String(hours),
    day_wise: String(daysOfHours(hours)),
    distance_wise: formatDistance(metres ?? 0, language),
  };
  return tripInvoiceTexts[language].measure[type].replace('{count}', counts[type]);
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
    hourCycle: 'h23',
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
  const price = (minor: number): string => formatPrice(minor, settings.currency, { locale: language });
  return {
    title: word.invoice,
    market: filledRows([settings.businessName, settings.address, settings.email, asPhone(settings.phone)]),
    facts: factsOf(parts),
    seller: { title: own.hiredOf, rows: filledRows([provider.name, provider.address]) },
    buyer: {
      title: own.bookedBy,
      rows: filledRows([trip.contact_name, asPhone(trip.contact_phone), trip.pickup.name]),
    },
    columns: { name: own.vehicle, quantity: word.quantity, price: word.price, total: word.amount },
    lines: linesOf(parts),
    sums: sumsOf(parts),
    total: { name: word.total, amount: price(trip.total_minor) },
    notes: paidRows({ ...trip, isOff: isTripOff(trip.status) }, word, price),
  };
}
