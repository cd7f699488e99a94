import { MyTrips } from '../../features/rental/trips/list/my-trips.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/my-trips`. */
export default function MyTripsRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('trips.mine')} />
      <MyTrips />
    </>
  );
}
