import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { couponNotes, type ListedCoupon } from '../../../lib/wire/coupon-notes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Ticket, TicketList } from '../../../ui/ticket/ticket.tsx';
import styles from './coupon.module.css';
import type { Ordered, useApplyCoupon } from './use-apply-coupon.ts';

interface CouponListProps {
  readonly ordered: Ordered;
  /** Changes with the cart: what a coupon comes to does too. */
  readonly version: string;
  readonly applying: ReturnType<typeof useApplyCoupon>;
}

function useCoupons({ storeId, page }: Ordered, version: string) {
  return useQuery({
    queryKey: ['coupons.list', storeId, page, version],
    queryFn: async ({ signal }) =>
      call('coupons.list', { query: { store_id: storeId, page, ...(await guestQuery()) }, signal }),
    staleTime: 0,
    networkMode: 'always',
  });
}

function Offer({
  coupon,
  applying,
}: {
  readonly coupon: ListedCoupon;
  readonly applying: CouponListProps['applying'];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, applicable, discount_amount: saves, missing_amount: lacks } = coupon;
  const busy = applying.busy && applying.asked === code;
  return (
    <Ticket
      icon={coupon.coupon_type === 'free_delivery' ? 'bike' : 'tag'}
      heading={coupon.title}
      notes={couponNotes(coupon, { t }, format)}
      code={code}
      pale={!applicable}
      action={
        <Button size="small" busy={busy} disabled={!applicable} onClick={() => applying.apply(code)}>
          {t('coupon.apply')}
        </Button>
      }
    >
      {saves > 0 && <p className={styles['saves']}>{t('coupon.saves', { amount: format.price(saves) })}</p>}
      {lacks > 0 && <p className={styles['lacks']}>{t('coupon.lacks', { amount: format.price(lacks) })}</p>}
    </Ticket>
  );
}

/** The coupons that fit what is ordered: those that apply, and what the others lack. */
export function CouponList({ ordered, version, applying }: CouponListProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCoupons(ordered, version);
  if (error && !data) {
    const again = <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>;
    return <ErrorState title={t('coupon.notLoaded')} text={error.message} action={again} />;
  }
  if (!data)
    return (
      <Loading className={styles['waiting']}>
        <Skeleton shape="block" className={styles['ticketWait']} />
        <Skeleton shape="block" className={styles['ticketWait']} />
      </Loading>
    );
  if (data.length === 0)
    return <EmptyState picture="bag" title={t('coupon.none')} text={t('coupon.noneForOrder')} />;
  return (
    <TicketList label={t('coupon.title')}>
      {data.map((coupon) => (
        <Offer key={coupon.id} coupon={coupon} applying={applying} />
      ))}
    </TicketList>
  );
}
