import { useSearchParams } from 'react-router';
import { LaterPayment } from '../overlays/later-payment.tsx';
import { TripPage } from '../../features/rental/trips/page/trip-page.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/trip?trip_id=…`, with `link` for somebody it was shared with. */
export default function TripRoute() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('trip_id') ?? '';
  return (
    <>
      <PrivateHead title={t('trips.trip')} />
      <TripPage key={id} id={id} phone={null} link={search.get('link')} Payment={LaterPayment} />
    </>
  );
}
