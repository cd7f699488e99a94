import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from '../profile/profile-settings.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';

/** `/profile?page=security`: where one is signed in, and the passkeys that sign in. */
export function Security() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('account.security')}</h1>
      <SessionList />
      <PasskeyList />
    </div>
  );
}
