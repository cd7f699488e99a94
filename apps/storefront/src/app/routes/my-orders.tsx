import { MyOrders } from '../../features/orders/index.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/my-orders`. */
export default function MyOrdersRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('order.mine')} />
      <MyOrders />
    </>
  );
}
