import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AccountData } from './account-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Page } from '../../../ui/page/page.tsx';
import styles from './profile-settings.module.css';

function Waiting() {
  return (
    <Loading>
      <Card padded className={styles['waiting']}>
        <Skeleton shape="circle" className={styles['portrait']} />
        <Skeleton shape="title" share={60} />
        <Skeleton shape="title" share={80} />
        <Skeleton shape="title" share={40} />
      </Card>
    </Loading>
  );
}

/** `/profile?page=profile-settings` (PROF-01 to PROF-03). */
export function ProfileSettings() {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { data, error, refetch } = useQuery(callQuery('accounts.info'));
  if (!data && error)
    return <LoadFailure heading="h1" title={t('account.notLoaded')} error={error} retry={refetch} />;
  return (
    <Page title={t('account.profileSettings')}>
      {data ? <ProfileForm profile={data} /> : <Waiting />}
      {config.centralize_login.manual_login_status === 1 && <PasswordForm />}
      <AccountData held={data} />
      <ReauthenticationDialog />
    </Page>
  );
}
