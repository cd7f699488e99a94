import { CouponsPage } from '../../features/coupons/index.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** `/coupons`: the same as `/profile?page=coupons`, for guests too. */
export default function CouponsRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('coupon.title')} />
      <CouponsPage />
    </>
  );
}
