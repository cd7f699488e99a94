import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';

const View = queryView<object>(
  async () =>
    (await import('../../features/account/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
);

/** `/forgot-password` (AUTH-08). */
export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('account.forgotTitle')} />
      <Suspense
        fallback={
          <Loading>
            <Skeleton shape="title" share={40} />
          </Loading>
        }
      >
        <View />
      </Suspense>
    </>
  );
}
