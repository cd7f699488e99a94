import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';

/** The wide header's way to tracking, for those who are not signed in (NAV-07). */
export function TrackLink() {
  const { t } = useTranslation();
  return useSignedIn() ? null : <NavLink to={paths.trackOrder()}>{t('order.trackTitle')}</NavLink>;
}
