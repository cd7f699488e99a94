import { useConnection } from '../../lib/connection/use-connection.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PayButton, pressable } from '../../lib/wire/pay-button.tsx';
import { useRest } from '../../lib/wire/wallet-part.ts';
import { Card } from '../../ui/card/card.tsx';
import { BillView } from './bill/bill-view.tsx';
import { CartLines } from './bill/cart-lines.tsx';
import { useShownBill } from './bill/shown-bill.ts';
import { useKeptFocus } from '../../ui/pass-focus/use-kept-focus.ts';
import styles from './checkout.module.css';
import type { CheckoutProps } from './checkout-cart.ts';
import { couponCalls } from './coupon-calls.ts';
import { Obstacles } from './placing/obstacles.tsx';
import type { Placing } from './placing/use-placing.ts';
import type { CheckoutState } from './use-checkout.ts';

interface SummaryProps extends Pick<CheckoutProps, 'Coupon'> {
  readonly state: CheckoutState;
  readonly placing: Placing;
}

/** The order as it would be placed: lines, coupon, bill, obstacles, and the one button. */
export function OrderSummary({ state, placing, Coupon }: SummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { online } = useConnection();
  const { store, lines, draft, change, quote } = state;
  const shown = useShownBill(state);
  const rest = useRest(draft.payment.partial, shown?.bill.order_amount ?? 0);
  const note = state.tipProblem ? 'checkout.tipFirst' : 'checkout.placeNote';
  // A changed bill has a button of its own.
  const isAskedAnew = placing.drift !== null && !quote.refusal;
  // A second press would accept what nobody has read, so the focus goes to the changes.
  const keptFocus = useKeptFocus<HTMLDivElement>(isAskedAnew ? 'ul' : pressable);
  return (
    <Card as="section" padded className={styles['summary']} aria-label={t('checkout.yourOrder')}>
      <div>
        <h2 className={styles['heading']}>{t('checkout.yourOrder')}</h2>
        <p className={styles['quiet']}>{store?.name ?? lines[0]?.item.store_name}</p>
      </div>
      <CartLines lines={lines} />
      <Coupon
        calls={couponCalls(state)}
        code={draft.coupon?.code ?? null}
        refused={quote.couponRefused}
        onRemove={() => change({ coupon: null })}
      />
      <BillView state={state} shown={shown} rest={rest} />
      <div {...keptFocus} className={styles['placing']}>
        <Obstacles state={state} placing={placing} />
        {!isAskedAnew && (
          <PayButton
            method={draft.payment.method}
            busy={placing.busy}
            disabled={!placing.ready || !online}
            onClick={() => placing.place(placing.seen)}
          >
            {shown ? t('checkout.placeFor', { price: format.price(rest) }) : t('checkout.place')}
          </PayButton>
        )}
      </div>
      <p role="status" className={styles['quiet']}>
        {t(online ? note : 'offline.needsConnection')}
      </p>
    </Card>
  );
}
