import { Suspense, useSyncExternalStore } from 'react';
import { SendSkeleton } from '../../features/parcel/send/send-skeleton.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<object>(async () => (await import('../overlays/send-parcel-view.tsx')).SendParcelView);
const noChange = () => () => undefined;

/** `/parcel/send`, with `kind` for the chosen kind of parcel (CHK-10). */
export default function SendParcelRoute() {
  const { t } = useTranslation();
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <>
      <PrivateHead title={t('parcel.sendTitle')} />
      {inBrowser ? (
        <Suspense fallback={<SendSkeleton />}>
          <View />
        </Suspense>
      ) : (
        <SendSkeleton />
      )}
    </>
  );
}
