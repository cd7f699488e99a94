import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** The way to tracking in the narrow header's menu, for those who are not signed in (NAV-07). */
export function TrackRow() {
  const { t } = useTranslation();
  if (useSignedIn()) return null;
  return (
    <li>
      <NavLink to={paths.trackOrder()}>
        <Icon name="bike" />
        {t('order.trackTitle')}
      </NavLink>
    </li>
  );
}
