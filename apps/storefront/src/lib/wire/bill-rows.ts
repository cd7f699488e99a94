import type { Reply } from '@promenade/contract/calls';
import type { SumRow } from '../../ui/sum-list/sum-list.tsx';
import type { Format } from '../format/format.ts';
import type { Translator } from '../i18n/translator.ts';
import type { WireBill } from '@promenade/contract/bill';

/** What a delivery's charge was calculated from. */
export interface DeliveryTerms {
  readonly rates: Reply<'parcels.quote'>['rates'];
  /** By road. */
  readonly distanceMetres: number;
}

/** What the bill alone does not contain. */
export interface BillSetting {
  readonly t: Translator['t'];
  readonly format: Format;
  readonly isDelivery: boolean;
  /** Null if unknown, as of an order of earlier. */
  readonly delivery: DeliveryTerms | null;
  /** False for a parcel: nothing was bought, only the delivery costs money. */
  readonly goods?: boolean;
}

function goodsRows(bill: WireBill, { t, format }: BillSetting): SumRow[] {
  const { price } = format;
  const rows: SumRow[] = [];
  const amounts = { items: price(bill.items_price), addOns: price(bill.add_ons_price) };
  const gross = price(bill.items_price + bill.add_ons_price);
  if (bill.discount > 0) {
    rows.push({ id: 'items', label: t('bill.items'), amount: gross, rule: t('bill.itemsRule', amounts) });
    rows.push({
      id: 'discount',
      label: t('bill.discount'),
      amount: `−${price(bill.discount)}`,
      rule: t('bill.discountRule'),
      tone: 'good',
    });
  }
  const rule = bill.discount > 0 ? t('bill.subtotalRule') : t('bill.itemsRule', amounts);
  rows.push({ id: 'subtotal', label: t('bill.subtotal'), amount: price(bill.subtotal), rule });
  if (bill.coupon_discount > 0) {
    rows.push({
      id: 'coupon',
      label: t('bill.coupon'),
      amount: `−${price(bill.coupon_discount)}`,
      rule: t('bill.couponRule'),
      tone: 'good',
    });
  }
  if (bill.referral_discount > 0) {
    rows.push({
      id: 'referral',
      label: t('bill.referral'),
      amount: `−${price(bill.referral_discount)}`,
      rule: t('bill.referralRule'),
      tone: 'good',
    });
  }
  return rows;
}

function taxRow(bill: WireBill, { t, format }: BillSetting): SumRow {
  const rate = format.number(bill.tax_rate);
  return {
    id: 'tax',
    label: bill.tax_included ? t('bill.taxIncluded', { rate }) : t('bill.tax', { rate }),
    amount: format.price(bill.tax),
    rule: bill.tax_included ? t('bill.taxIncludedRule') : t('bill.taxRule'),
  };
}

function chargeRule({ rates, distanceMetres }: DeliveryTerms, { t, format }: BillSetting): string[] {
  const { price } = format;
  if (rates.kind === 'fixed') return [t('bill.ruleFixed', { price: price(rates.fixed) })];
  const { minimum, maximum } = rates;
  const way = { distance: format.distance(distanceMetres), price: price(rates.per_km) };
  return [
    minimum > 0 ? t('bill.ruleFrom', { ...way, minimum: price(minimum) }) : t('bill.rulePerKm', way),
    ...(maximum === null ? [] : [t('bill.ruleMost', { maximum: price(maximum) })]),
  ];
}

function deliveryRow(bill: WireBill, setting: BillSetting): SumRow {
  const { t, format, delivery } = setting;
  const parts = delivery ? chargeRule(delivery, setting) : [];
  if (bill.surge > 0) parts.push(t('bill.surge', { amount: format.price(bill.surge) }));
  const reason = bill.free_delivery_by;
  if (reason) parts.push(t(`bill.free_${reason}`));
  const isFree = bill.delivery_charge === 0;
  return {
    id: 'delivery',
    label: t('bill.delivery'),
    amount: isFree ? t('bill.free') : format.price(bill.delivery_charge),
    before: isFree && bill.delivery_charge_before > 0 ? format.price(bill.delivery_charge_before) : null,
    rule: parts.length > 0 ? parts.join(' ') : undefined,
  };
}

/** CHK-06: the bill line by line, each with its rule; the last is the total. Amounts are the server's. */
export function billRows(bill: WireBill, setting: BillSetting): SumRow[] {
  const { t, format, isDelivery, goods = true } = setting;
  const rows = goods ? [...goodsRows(bill, setting), taxRow(bill, setting)] : [];
  if (isDelivery) rows.push(deliveryRow(bill, setting));
  const extra = (id: 'tip' | 'packaging' | 'service', amount: number): void => {
    if (amount > 0)
      rows.push({ id, label: t(`bill.${id}`), amount: format.price(amount), rule: t(`bill.${id}Rule`) });
  };
  extra('tip', bill.dm_tips);
  extra('packaging', bill.extra_packaging);
  extra('service', bill.service_charge);
  rows.push({ id: 'total', label: t('bill.total'), amount: format.price(bill.order_amount), tone: 'total' });
  return rows;
}
