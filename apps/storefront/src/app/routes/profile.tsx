import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Profile } from '../profile/profile.tsx';

/** `/profile?page=…`. */
export default function ProfileRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('address.profile')} />
      <Profile />
    </>
  );
}
