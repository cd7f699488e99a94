import { useSearchParams } from 'react-router';
import { TrackOrder } from '../../features/orders/index.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/track-order`, and with `order_id` and `phone` its answer. */
export default function TrackOrderRoute() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <>
      <PrivateHead title={t('order.trackTitle')} />
      <TrackOrder
        number={(search.get('order_id') ?? '').trim()}
        phone={(search.get('phone') ?? '').trim()}
        link={search.get('link') ?? ''}
      />
    </>
  );
}
