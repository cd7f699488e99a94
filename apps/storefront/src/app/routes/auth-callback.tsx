import styles from '../../features/account/social/social-callback.module.css';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivatePage } from '../../lib/head/private-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<object>(
  async () => (await import('../../features/account/social/social-callback.tsx')).SocialCallback,
  [styles],
);

/** `/auth/callback`: where identity providers send the visitor back to (AUTH-06). */
export default function AuthCallback() {
  const { t } = useTranslation();
  return (
    <PrivatePage title={t('account.signingIn')}>
      <View />
    </PrivatePage>
  );
}
