import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { ItemCardView, StoreCardView } from './wire.ts';

/** Texts of discounts: 'N% OFF' for percent, the amount and 'OFF' for amount (ITEM-01). */
export function useOfferWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    item: ({ discount, discount_type }: Pick<ItemCardView, 'discount' | 'discount_type'>): string | null => {
      if (discount <= 0) return null;
      return discount_type === 'percent'
        ? t('item.percentOff', { percent: discount })
        : t('item.amountOff', { amount: isolate(format.shortPrice(discount)) });
    },
    store: (offer: StoreCardView['discount']): string | null => {
      if (!offer) return null;
      return offer.min_purchase > 0
        ? t('store.offerFrom', {
            percent: offer.discount,
            amount: isolate(format.shortPrice(offer.min_purchase)),
          })
        : t('item.percentOff', { percent: offer.discount });
    },
  };
}
