import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import { LivePageSkeleton } from '../../ui/live-page/live-page-skeleton.tsx';
import type { OrderKey } from './use-order.ts';

const View = queryView<OrderKey>(async () => (await import('./live-order.tsx')).LiveOrder);

/** The page of one order, accessed by its owner's guest id or token. */
export function OrderPage({ id, phone, link }: OrderKey) {
  const { t } = useTranslation();
  const wait = <LivePageSkeleton title={t('order.order')} />;
  if (!useInBrowser()) return wait;
  return (
    <Suspense fallback={wait}>
      <View id={id} phone={phone} link={link} />
    </Suspense>
  );
}
