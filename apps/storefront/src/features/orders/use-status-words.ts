import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Order, OrderCard } from './order.ts';

type Described = Pick<OrderCard, 'order_type'>;

/** The word for a state: what is delivered in one way is collected in the other. */
export function useStatusWords(): {
  readonly word: (order: Described, status: Order['order_status']) => string;
  readonly sentence: (order: Described & Pick<Order, 'order_status'>) => string | null;
} {
  const { t } = useTranslation();
  return {
    word: ({ order_type }, status) =>
      order_type === 'take_away' && status === 'delivered'
        ? t('order.collected')
        : t(`order.status_${status}`),
    sentence: ({ order_type, order_status: status }) => {
      if (status === 'handover' && order_type === 'take_away') return t('order.text_handover_take_away');
      if (status.startsWith('refund')) return null;
      return t(`order.text_${status as 'pending'}`);
    },
  };
}
