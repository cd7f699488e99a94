import { MyOrders } from '../../features/orders/index.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/my-orders`. */
export default function MyOrdersRoute() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('order.mine')}</title>
      <MyOrders />
    </>
  );
}
