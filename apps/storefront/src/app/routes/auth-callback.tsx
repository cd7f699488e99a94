import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';

const View = queryView<object>(
  async () => (await import('../../features/account/social/social-callback.tsx')).SocialCallback,
);

/** `/auth/callback`: where the providers of other accounts send the visitor back to (AUTH-06). */
export default function AuthCallback() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('account.signingIn')} />
      <meta name="robots" content="noindex" />
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
