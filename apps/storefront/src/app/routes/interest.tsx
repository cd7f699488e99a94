import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { MembersOnly } from '../shell/members-only.tsx';

const View = queryView<object>(
  async () => (await import('../../features/account/interest/interest-page.tsx')).InterestPage,
);

const waiting = (
  <Loading>
    <Skeleton shape="title" share={40} />
  </Loading>
);

/** `/interest` (NAV-06). */
export default function Interest() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('account.interestTitle')} />
      <MembersOnly waiting={waiting}>
        <Suspense fallback={waiting}>
          <View />
        </Suspense>
      </MembersOnly>
    </>
  );
}
