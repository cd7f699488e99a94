import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { couponNotes, type ListedCoupon } from '../../../lib/wire/coupon-notes.ts';
import type { CouponCalls } from '../../../lib/wire/coupon-slot.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Ticket, TicketList } from '../../../ui/ticket/ticket.tsx';
import styles from './coupon-choice.module.css';
import { CouponsWait } from './coupons-wait.tsx';
import type { useApplyCoupon } from './use-apply-coupon.ts';

interface CouponListProps {
  readonly calls: CouponCalls;
  readonly applying: ReturnType<typeof useApplyCoupon>;
}

function Offer({
  coupon,
  applying,
}: {
  readonly coupon: ListedCoupon;
  readonly applying: CouponListProps['applying'];
}) {
  const { t, language } = useTranslation();
  const format = useFormat();
  const { code, applicable, discount_amount: saves, missing_amount: lacks } = coupon;
  const busy = applying.busy && applying.asked === code;
  return (
    <Ticket
      icon={coupon.coupon_type === 'free_delivery' ? 'bike' : 'tag'}
      heading={coupon.title}
      notes={couponNotes(coupon, { t, language }, format)}
      code={code}
      pale={!applicable}
      action={
        <Button size="small" busy={busy} disabled={!applicable} onClick={() => applying.apply(code)}>
          {t('coupon.apply')}
          <span className="visually-hidden"> · {code}</span>
        </Button>
      }
    >
      {saves > 0 && <p className={styles['saves']}>{t('coupon.saves', { amount: format.price(saves) })}</p>}
      {lacks > 0 && <p className={styles['lacks']}>{t('coupon.lacks', { amount: format.price(lacks) })}</p>}
    </Ticket>
  );
}

/** The coupons for the order: those that apply, and what the others lack. */
export function CouponList({ calls, applying }: CouponListProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: calls.key,
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 0,
    networkMode: 'always',
  });
  if (error && !data)
    return <LoadFailure heading="h3" title={t('coupon.notLoaded')} error={error} retry={refetch} />;
  if (!data) return <CouponsWait />;
  if (data.length === 0)
    return <EmptyState heading="h3" picture="tag" title={t('coupon.none')} text={t('coupon.noneForOrder')} />;
  return (
    <TicketList label={t('coupon.title')}>
      {data.map((coupon) => (
        <Offer key={coupon.id} coupon={coupon} applying={applying} />
      ))}
    </TicketList>
  );
}
