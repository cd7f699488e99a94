import { useSearchParams } from 'react-router';
import { PaymentPage } from '../../features/payment/page/payment-page.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/payment?payment_id=…`, where gateways send shoppers back to; `/payment?order_id=…` for an unpaid order. */
export default function PaymentRoute() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const orderId = search.get('order_id');
  const key = orderId ? { order_id: orderId } : { payment_id: search.get('payment_id') ?? '' };
  return (
    <>
      <PrivateHead title={t('payment.title')} />
      <PaymentPage key={Object.values(key)[0]} {...key} />
    </>
  );
}
