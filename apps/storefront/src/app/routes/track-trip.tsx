import { useSearchParams } from 'react-router';
import { LaterPayment } from '../overlays/later-payment.tsx';
import { TrackTrip } from '../../features/rental/trips/track/track-trip.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/track-trip`, and with `trip_id` and `phone` its answer. */
export default function TrackTripRoute() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <>
      <PrivateHead title={t('trips.track')} />
      <TrackTrip
        number={(search.get('trip_id') ?? '').trim()}
        phone={(search.get('phone') ?? '').trim()}
        Payment={LaterPayment}
      />
    </>
  );
}
