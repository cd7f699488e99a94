import { isAnswer } from '../../lib/api/is-answer.ts';
import { LiveFailure } from '../../lib/api/live-failure.tsx';
import { isMissing, useMissingText } from '../../lib/api/missing-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LivePageSkeleton } from '../../ui/live-page/live-page-skeleton.tsx';
import { TrackOrderForm } from './track-order-form.tsx';
import { type OrderKey, useOrder } from './use-order.ts';
import { OrderView } from './view/order-view.tsx';

/** One order of the shopper, live, or why it cannot be shown. */
export function LiveOrder({ id, phone, link }: OrderKey) {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const { order, error, live, retry } = useOrder({ id, phone, link });
  if (order) return <OrderView order={order} live={live} own={phone === null && link === null} />;
  if (!error) return <LivePageSkeleton title={t('order.order')} />;
  const notFound = t('order.notFound');
  const notLoaded = t('order.notLoaded');
  // What was typed is there to be corrected.
  if (phone !== null && isAnswer(error)) {
    const problem = { title: isMissing(error) ? notFound : notLoaded, text: missingText(error), retry };
    return <TrackOrderForm number={id} phone={phone} problem={problem} />;
  }
  return (
    <LiveFailure
      error={error}
      picture="receipt"
      notFound={notFound}
      notLoaded={notLoaded}
      elsewhere={<ButtonLink to={paths.trackOrder()}>{t('order.trackTitle')}</ButtonLink>}
      retry={retry}
    />
  );
}
