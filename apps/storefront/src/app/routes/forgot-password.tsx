import { formStyles } from '../../features/account/form-styles.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivatePage } from '../../lib/head/private-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<object>(
  async () =>
    (await import('../../features/account/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  formStyles,
);

/** `/forgot-password` (AUTH-08). */
export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <PrivatePage title={t('account.forgotTitle')}>
      <View />
    </PrivatePage>
  );
}
