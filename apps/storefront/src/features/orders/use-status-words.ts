import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isAboutRefund, isUnpaid, type Order, type OrderCard, waitsForMoney } from './order.ts';

type Described = Pick<OrderCard, 'order_type'>;
type Sentenced = Described &
  Pick<Order, 'parcel_return' | 'refunded_amount' | 'ended'> &
  Parameters<typeof waitsForMoney>[0];
type Status = Order['order_status'];

// A parcel is not prepared but picked up, and goes to somebody else.
const onParcelsWay = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;
const parcelStep = (type: OrderCard['order_type'], status: Status) =>
  type === 'parcel' ? onParcelsWay.find((step) => step === status) : undefined;

/** The text of a status: a delivery is delivered, a take-away collected. */
export function useStatusWords(): {
  readonly word: (order: Described, status: Status) => string;
  readonly sentence: (order: Sentenced) => string | null;
} {
  const { t } = useTranslation();
  return {
    word: ({ order_type }, status) => {
      const step = parcelStep(order_type, status);
      if (step) return t(`parcel.status_${step}`);
      return order_type === 'take_away' && status === 'delivered'
        ? t('order.collected')
        : t(`order.status_${status}`);
    },
    sentence: (order) => {
      const { order_type, order_status: status } = order;
      if (waitsForMoney(order))
        return t(order_type === 'parcel' ? 'parcel.text_unpaid' : 'order.text_unpaid');
      if (isUnpaid(order))
        return t(order_type === 'parcel' ? 'parcel.text_failedUnpaid' : 'order.text_failedUnpaid');
      const step = parcelStep(order_type, status);
      if (step) return t(`parcel.text_${step}`);
      if (order.parcel_return?.returned_at) return t('parcel.text_returned');
      if (status === 'handover' && order_type === 'take_away') return t('order.text_handover_take_away');
      if (isAboutRefund(order)) return null;
      return t(`order.text_${status as 'pending'}`);
    },
  };
}
