import { Suspense, useSyncExternalStore } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './coupons.module.css';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

const View = queryView<object>(async () => (await import('./coupons-view.tsx')).CouponsView);

const noChange = () => () => undefined;

/** The page of coupons (PROF-06). The server renders its skeleton: only the browser knows the shopper. */
export function CouponsPage() {
  const { t } = useTranslation();
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <div className={styles['page']}>
      <h1>{t('coupon.title')}</h1>
      <Suspense fallback={<CouponsSkeleton />}>{inBrowser ? <View /> : <CouponsSkeleton />}</Suspense>
    </div>
  );
}
