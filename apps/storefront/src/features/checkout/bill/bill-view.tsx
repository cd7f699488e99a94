import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type BillSetting, billRows } from '../../../lib/wire/bill-rows.ts';
import { partRows } from '../../../lib/wire/wallet-part.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SumList } from '../../../ui/sum-list/sum-list.tsx';
import styles from '../checkout.module.css';
import type { CheckoutState } from '../use-checkout.ts';
import type { ShownBill } from './shown-bill.ts';

/** The texts of a bill's lines next to their amounts. */
export function useBillSetting({ draft, quote }: CheckoutState): BillSetting {
  const { t } = useTranslation();
  const format = useFormat();
  const isDelivery = draft.orderType === 'delivery';
  const terms = quote.quote?.terms.delivery;
  const delivery = terms ? { rates: terms.rates, distanceMetres: terms.distance_metres } : null;
  return { t, format, isDelivery, delivery };
}

function BillSkeleton() {
  return (
    <Loading className={styles['billSkeleton']}>
      <Skeleton />
      <Skeleton />
      <Skeleton share={60} />
    </Loading>
  );
}

interface BillViewProps {
  readonly state: CheckoutState;
  readonly shown: ShownBill | null;
  /** What remains to be paid after the wallet's part. */
  readonly rest: number;
}

/** The bill line by line, each explaining its rule on demand (CHK-06). */
export function BillView({ state, shown, rest }: BillViewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const setting = useBillSetting(state);
  const { refusal, lost } = state.quote;
  if (!shown) return refusal || lost ? null : <BillSkeleton />;
  const { bill, source } = shown;
  const rows = [...billRows(bill, setting), ...partRows(bill.order_amount, rest, t, format)];
  return (
    <div
      className={styles['bill']}
      data-stale={source === 'before' || undefined}
      aria-busy={source !== 'server'}
    >
      <SumList label={t('bill.title')} rows={rows} />
    </div>
  );
}
