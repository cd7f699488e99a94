import type { Reply } from '@promenade/contract/calls';
import { calendarDay } from '../format/calendar-day.ts';
import type { Format } from '../format/format.ts';
import type { Translator } from '../i18n/translator.ts';

export type ListedCoupon = Reply<'coupons.list'>[number];
type Terms = Pick<
  ListedCoupon,
  | 'coupon_type'
  | 'discount_type'
  | 'discount'
  | 'max_discount'
  | 'min_purchase'
  | 'start_date'
  | 'expire_date'
  | 'limit'
>;

function worthOf(coupon: Terms, { t }: Pick<Translator, 't'>, format: Format): string {
  if (coupon.coupon_type === 'free_delivery') return t('coupon.freeDelivery');
  if (coupon.discount_type === 'amount')
    return t('coupon.amountOff', { amount: format.price(coupon.discount) });
  const percent = format.number(coupon.discount);
  if (coupon.max_discount === 0) return t('coupon.percentOff', { percent });
  return t('coupon.percentOffMost', { percent, most: format.price(coupon.max_discount) });
}

/** The value of a coupon and its terms (CHK-02), each in a few words. */
export function couponNotes(
  coupon: Terms,
  translator: Pick<Translator, 't' | 'language'>,
  format: Format,
): string[] {
  const { t, language } = translator;
  const { min_purchase, expire_date, limit } = coupon;
  return [
    worthOf(coupon, translator, format),
    ...(min_purchase > 0 ? [t('coupon.from', { price: format.price(min_purchase) })] : []),
    ...(coupon.coupon_type === 'first_order' ? [t('coupon.firstOrder')] : []),
    ...(limit === null ? [] : [t('coupon.limit', { count: limit })]),
    ...(expire_date === null ? [] : [t('coupon.until', { date: calendarDay(expire_date, language) })]),
  ];
}
