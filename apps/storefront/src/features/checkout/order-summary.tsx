import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type BillSetting, billRows } from '../../lib/wire/bill-rows.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SumList } from '../../ui/sum-list/sum-list.tsx';
import { CartLines } from './bill/cart-lines.tsx';
import { RefusalNotice } from './bill/refusal-notice.tsx';
import type { CheckoutLine } from './checkout-cart.ts';
import styles from './checkout.module.css';
import { BillChange, LostNotice } from './placing/place-notice.tsx';
import { isAnswer } from './placing/send-order.ts';
import { changedBill, type usePlaceOrder } from './placing/use-place-order.ts';
import { type CheckoutState, placeInput } from './use-checkout.ts';

interface SummaryProps {
  readonly lines: readonly CheckoutLine[];
  readonly state: CheckoutState;
  readonly placing: ReturnType<typeof usePlaceOrder>;
}

function useBillSetting({ draft, quote }: CheckoutState): BillSetting {
  const { t } = useTranslation();
  const format = useFormat();
  const isDelivery = draft.orderType === 'delivery';
  return { t, format, isDelivery, distanceMetres: quote.quote?.distance_metres ?? null };
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

function Bill({ state }: { readonly state: CheckoutState }) {
  const { t } = useTranslation();
  const setting = useBillSetting(state);
  const { quote, current, refusal, lost } = state.quote;
  if (!quote) return refusal || lost ? null : <BillSkeleton />;
  return (
    <div className={styles['bill']} data-stale={!current || undefined} aria-busy={!current}>
      <SumList label={t('bill.title')} rows={billRows(quote.bill, setting)} />
    </div>
  );
}

/** What stands in the way of the order: of the bill first, of placing it then. */
function Obstacles({ state, placing }: Omit<SummaryProps, 'lines'>) {
  const { draft, change, offer, store, quote } = state;
  const setting = useBillSetting(state);
  const { error, isPending } = placing;
  const bill = changedBill(error);
  const refusal = quote.refusal ?? (isAnswer(error) ? error : null);
  const place = (amount: number) => placing.mutate(placeInput(state, amount));
  const isTakeAway = draft.orderType === 'take_away';
  if (!quote.refusal && bill && quote.quote)
    return (
      <BillChange
        shown={quote.quote.bill}
        now={bill}
        setting={setting}
        busy={isPending}
        onAccept={() => place(bill.order_amount)}
      />
    );
  if (refusal)
    return (
      <RefusalNotice
        refusal={refusal}
        storeId={store?.id ?? ''}
        takeAwayOffered={offer.takeAway}
        slots={quote.slots}
        isTakeAway={isTakeAway}
        change={change}
      />
    );
  if (error && quote.quote)
    return <LostNotice busy={isPending} onRetry={() => place(quote.quote?.bill.order_amount ?? 0)} />;
  return quote.lost ? <LostNotice busy={false} onRetry={quote.retry} /> : null;
}

/** The order as it would be placed: lines, bill, what stands in the way, and the one button. */
export function OrderSummary({ lines, state, placing }: SummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { quote, store } = state;
  const amount = quote.quote?.bill.order_amount ?? null;
  const ready = quote.current && !changedBill(placing.error);
  return (
    <Card as="section" padded className={styles['summary']} aria-label={t('checkout.yourOrder')}>
      <div>
        <h2 className={styles['sectionTitle']}>{t('checkout.yourOrder')}</h2>
        <p className={styles['quiet']}>{store?.name ?? lines[0]?.item.store_name}</p>
      </div>
      <CartLines lines={lines} />
      <Bill state={state} />
      <Obstacles state={state} placing={placing} />
      <Button
        size="large"
        wide
        busy={placing.isPending}
        disabled={!ready || amount === null}
        onClick={() => amount !== null && placing.mutate(placeInput(state, amount))}
      >
        {amount === null ? t('checkout.place') : t('checkout.placeFor', { price: format.price(amount) })}
      </Button>
      <p className={styles['quiet']}>{t('checkout.placeNote')}</p>
    </Card>
  );
}
