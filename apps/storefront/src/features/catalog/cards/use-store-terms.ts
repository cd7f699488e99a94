import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { StoreCardView } from './wire.ts';

/** A store's delivery terms as text; empty if unknown. */
export interface StoreTerms {
  readonly minutes: string;
  /** The fee, that delivery is free, or that the store does not deliver. */
  readonly fee: string;
  readonly free: boolean;
  /** The fee is an amount, which needs a label for screen readers. */
  readonly priced: boolean;
  readonly distance: string;
}

export function useStoreTerms(): (store: StoreCardView) => StoreTerms {
  const { t } = useTranslation();
  const format = useFormat();
  const feeOf = ({ delivery, delivery_fee }: StoreCardView, free: boolean): string => {
    if (!delivery) return t('store.takeAwayOnly');
    if (free) return t('store.freeDelivery');
    return delivery_fee === null ? '' : format.shortPrice(delivery_fee);
  };
  return (store) => {
    const [from, to] = store.delivery_time;
    const free = store.delivery && (store.free_delivery || store.delivery_fee === 0);
    const fee = feeOf(store, free);
    const metres = store.distance_metres;
    return {
      minutes: t('store.minutes', { from, to }),
      fee,
      free,
      priced: store.delivery && !free && fee !== '',
      distance: metres === null ? '' : t('common.kilometres', { distance: format.distance(metres) }),
    };
  };
}
