import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useLetsVehicles } from '../../lib/session/use-lets-vehicles.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NavLink } from '../../ui/link/link.tsx';

/** The link to tracking in the narrow header's menu, for visitors who are not signed in (NAV-07). */
export function TrackRow() {
  const { t } = useTranslation();
  const ofTrip = useLetsVehicles();
  if (useSignedIn()) return null;
  return (
    <li>
      <NavLink replace to={ofTrip ? paths.trackTrip() : paths.trackOrder()}>
        <Icon name={ofTrip ? 'road' : 'bike'} />
        {t(ofTrip ? 'trips.track' : 'order.trackTitle')}
      </NavLink>
    </li>
  );
}
