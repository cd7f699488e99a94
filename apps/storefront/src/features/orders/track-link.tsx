import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useLetsVehicles } from '../../lib/session/use-lets-vehicles.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { NavLink } from '../../ui/link/link.tsx';

/** The wide header's link to tracking, for visitors who are not signed in: an order, or in rental a trip (NAV-07). */
export function TrackLink() {
  const { t } = useTranslation();
  const ofTrip = useLetsVehicles();
  if (useSignedIn()) return null;
  if (ofTrip) return <NavLink to={paths.trackTrip()}>{t('trips.track')}</NavLink>;
  return <NavLink to={paths.trackOrder()}>{t('order.trackTitle')}</NavLink>;
}
