import type { Language } from '@promenade/contract/refusals';
import { formatPrice } from '@promenade/domain/money';
import { isOff } from '@promenade/domain/orders';
import type { MarketSettings } from '../../settings/index.ts';
import type { OrderLineRow, OrderRow } from '../orders.tables.ts';
import { isUnpriced } from '../orders.view.ts';
import { variationText } from '../variation-text.ts';
import { asPhone, filledRows, paidRows } from './invoice-rows.ts';
import { type InvoiceText, invoiceTexts } from './invoice-texts.ts';

/** A row of the table: what, how many, for how much. */
export interface InvoiceLine {
  readonly name: string;
  /** Choices and add-ons, in small print. */
  readonly details: string;
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
}

/** An invoice as it is printed: every text in its final form. */
export interface Invoice {
  readonly title: string;
  readonly market: readonly string[];
  readonly facts: readonly string[];
  readonly seller: { readonly title: string; readonly rows: readonly string[] };
  readonly buyer: { readonly title: string; readonly rows: readonly string[] };
  readonly columns: {
    readonly name: string;
    readonly quantity: string;
    readonly price: string;
    readonly total: string;
  };
  readonly lines: readonly InvoiceLine[];
  readonly sums: readonly { readonly name: string; readonly amount: string }[];
  readonly total: { readonly name: string; readonly amount: string };
  readonly notes: readonly string[];
}

interface Parts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly settings: MarketSettings;
  readonly language: Language;
}

function detailsOf(line: OrderLineRow, language: Language): string {
  const choices = line.choices.map((choice) =>
    'type' in choice
      ? variationText(choice, language)
      : `${choice.name[language]}: ${choice.labels.map((label) => label[language]).join(', ')}`,
  );
  const addOns = line.add_ons.map(({ name, quantity }) => `${quantity} × ${name[language]}`);
  return [...choices, ...addOns].join(' · ');
}

function sumsOf({ order, settings, language }: Parts, word: InvoiceText): Invoice['sums'] {
  const { bill } = order;
  const price = (minor: number): string => formatPrice(minor, settings.currency, { locale: language });
  const rows: readonly [string, number][] = [
    [word.items, bill.itemsMinor],
    [word.addOns, bill.addOnsMinor],
    [word.discount, -bill.discountMinor],
    [word.coupon, -bill.couponMinor],
    [word.referral, -bill.referralMinor],
    [bill.taxIncluded ? word.taxIncluded : word.tax, bill.taxMinor],
    [word.delivery, bill.deliveryMinor],
    [word.tip, bill.tipMinor],
    [word.packaging, bill.extraPackagingMinor],
    [word.service, bill.serviceMinor],
  ];
  return rows.filter(([, minor]) => minor !== 0).map(([name, minor]) => ({ name, amount: price(minor) }));
}

/** Who ordered: of a parcel its sender, as the order's own contact and address are the receiver's. */
function buyerRows({ parcel, ...order }: OrderRow, word: InvoiceText): string[] {
  const end = { ...order, name: order.contact_name, phone: order.contact_phone };
  const who = parcel ? parcel.sender : end;
  if (!who) return [];
  const door = (['road', 'house', 'floor'] as const).filter((part) => who[part] !== '');
  const rows = [who.name, asPhone(who.phone), who.address];
  return filledRows([...rows, door.map((part) => `${word[part]} ${who[part]}`).join(' · ')]);
}

/** The invoice of an order in a language, of what was agreed and paid. */
export function invoiceOf(parts: Parts): Invoice {
  const { order, lines, settings, language } = parts;
  const word = invoiceTexts[language];
  const price = (minor: number): string => formatPrice(minor, settings.currency, { locale: language });
  const at = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(order.created_at);
  return {
    title: word.invoice,
    market: filledRows([settings.businessName, settings.address, settings.email, asPhone(settings.phone)]),
    facts: filledRows([`${word.order} ${order.number}`, at, order.parcel?.category[language]]),
    seller: {
      title: word.seller,
      rows: filledRows([order.store?.name ?? settings.businessName, order.store?.address]),
    },
    buyer: { title: word.buyer, rows: buyerRows(order, word) },
    columns: { name: word.item, quantity: word.quantity, price: word.price, total: word.amount },
    lines: lines.map((line) => ({
      name: line.name[language],
      details: detailsOf(line, language),
      quantity: String(line.quantity),
      price: price(line.unit_price_minor),
      total: price(line.total_minor),
    })),
    sums: sumsOf(parts, word),
    total: { name: word.total, amount: isUnpriced(order) ? word.unpriced : price(order.total_minor) },
    notes: paidRows({ ...order, isOff: isOff(order.status) }, word, price),
  };
}
