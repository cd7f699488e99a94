import { Refusal } from '@promenade/contract/client';
import { useMissingText } from '../../lib/api/missing-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { paths } from '../../lib/paths/paths.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './view/order-view.tsx';
import { type OrderKey, useOrder } from './use-order.ts';

/** One order of the shopper, live. */
export function LiveOrder({ id, phone, link }: OrderKey) {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const { order, error, live, retry } = useOrder({ id, phone, link });
  if (order) return <OrderView order={order} live={live} own={phone === null && link === null} />;
  if (error instanceof Refusal && error.status < 500) {
    const words = phone === null ? 'order.trackTitle' : 'order.another';
    const track = <ButtonLink to={paths.trackOrder()}>{t(words)}</ButtonLink>;
    return (
      <EmptyState
        wholePage
        picture="receipt"
        title={t('order.notFound')}
        text={missingText(error)}
        action={track}
      />
    );
  }
  if (!error) return <OrderSkeleton />;
  const requestId = error instanceof Refusal ? error.body.request_id : null;
  const text = error instanceof Refusal ? error.message : t('common.connectionLost');
  const again = <Button onClick={retry}>{t('common.tryAgain')}</Button>;
  return <ErrorState title={t('order.notLoaded')} text={text} requestId={requestId} action={again} />;
}
