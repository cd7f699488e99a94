import { LiveFailure } from '../../lib/api/live-failure.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LivePageSkeleton } from '../../ui/live-page/live-page-skeleton.tsx';
import { type OrderKey, useOrder } from './use-order.ts';
import { OrderView } from './view/order-view.tsx';

/** One order of the shopper, live, or why it cannot be shown. */
export function LiveOrder({ id, phone, link }: OrderKey) {
  const { t } = useTranslation();
  const { order, error, live, retry } = useOrder({ id, phone, link });
  if (order) return <OrderView order={order} live={live} own={phone === null && link === null} />;
  if (!error) return <LivePageSkeleton />;
  const words = phone === null ? 'order.trackTitle' : 'order.another';
  return (
    <LiveFailure
      error={error}
      picture="receipt"
      notFound={t('order.notFound')}
      notLoaded={t('order.notLoaded')}
      elsewhere={<ButtonLink to={paths.trackOrder()}>{t(words)}</ButtonLink>}
      retry={retry}
    />
  );
}
