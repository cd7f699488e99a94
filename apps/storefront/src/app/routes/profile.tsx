import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Profile, useProfilePage } from '../profile/profile.tsx';

/** `/profile?page=…`, and its pages that have an address of their own: wallet, loyalty points, referral code. */
export default function ProfileRoute() {
  const { t } = useTranslation();
  const { page } = useProfilePage();
  return (
    <>
      <PrivateHead title={t(page?.label ?? 'address.profile')} />
      <Profile />
    </>
  );
}
