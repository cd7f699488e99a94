import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';

/** `/profile?page=security`: where one is signed in, and the passkeys that sign in. */
export function Security() {
  const { t } = useTranslation();
  return (
    <Page title={t('account.security')}>
      <SessionList />
      <PasskeyList />
    </Page>
  );
}
