import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import { SessionList } from './session-list.tsx';

/** `/profile?page=security`: the signed-in devices, and the account's passkeys. */
export function Security() {
  const { t } = useTranslation();
  return (
    <Page title={t('account.security')}>
      <SessionList />
      <PasskeyList />
      <ReauthenticationDialog />
    </Page>
  );
}
