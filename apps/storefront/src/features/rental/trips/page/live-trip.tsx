import { isAnswer } from '../../../../lib/api/is-answer.ts';
import { LiveFailure } from '../../../../lib/api/live-failure.tsx';
import { isMissing, useMissingText } from '../../../../lib/api/missing-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import type { PaymentSlot } from '../../../../lib/wire/payment-slot.ts';
import { LivePageSkeleton } from '../../../../ui/live-page/live-page-skeleton.tsx';
import { TrackTripForm } from '../track/track-trip-form.tsx';
import { TripView } from './trip-view.tsx';
import { type TripKey, useTrip } from './use-trip.ts';

export interface LiveTripProps extends TripKey {
  /** The choice of payment method: a feature of its own. */
  readonly Payment: PaymentSlot;
}

/** One trip, live, or why it cannot be shown. */
export function LiveTrip({ id, phone, link, Payment }: LiveTripProps) {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const key = { id, phone, link };
  const { trip, error, live, retry } = useTrip(key);
  if (trip) return <TripView trip={trip} tripKey={key} live={live} Payment={Payment} />;
  if (!error) return <LivePageSkeleton title={t('trips.trip')} />;
  const notFound = t('trips.notFound');
  const notLoaded = t('trips.notLoaded');
  // What was typed is there to be corrected.
  if (phone !== null && isAnswer(error)) {
    const problem = { title: isMissing(error) ? notFound : notLoaded, text: missingText(error), retry };
    return <TrackTripForm number={id} phone={phone} problem={problem} />;
  }
  return (
    <LiveFailure
      error={error}
      picture="road"
      notFound={notFound}
      notLoaded={notLoaded}
      elsewhere={<ButtonLink to={paths.trackTrip()}>{t('trips.track')}</ButtonLink>}
      retry={retry}
    />
  );
}
