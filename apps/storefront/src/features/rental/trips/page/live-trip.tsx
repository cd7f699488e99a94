import { Refusal } from '@promenade/contract/client';
import { useMissingText } from '../../../../lib/api/missing-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state/error-state.tsx';
import type { TripPageProps } from './trip-page.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { TripView } from './trip-view.tsx';
import { useTrip } from './use-trip.ts';

/** One trip, live, or why it cannot be shown. */
export function LiveTrip({ id, phone, link, Payment }: TripPageProps) {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const key = { id, phone, link };
  const { trip, error, live, retry } = useTrip(key);
  if (trip) return <TripView trip={trip} tripKey={key} live={live} Payment={Payment} />;
  if (!error) return <TripSkeleton />;
  if (error instanceof Refusal && error.status < 500) {
    const track = (
      <ButtonLink to={paths.trackTrip()}>{t(phone === null ? 'trips.track' : 'trips.another')}</ButtonLink>
    );
    return (
      <EmptyState
        wholePage
        picture="road"
        title={t('trips.notFound')}
        text={missingText(error)}
        action={track}
      />
    );
  }
  const requestId = error instanceof Refusal ? error.body.request_id : null;
  const text = error instanceof Refusal ? error.message : t('common.connectionLost');
  const again = <Button onClick={retry}>{t('common.tryAgain')}</Button>;
  return <ErrorState title={t('trips.notLoaded')} text={text} requestId={requestId} action={again} />;
}
