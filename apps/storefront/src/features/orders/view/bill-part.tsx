import { isOff, wasDelivered } from '@promenade/domain/orders';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { billRows } from '../../../lib/wire/bill-rows.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Countdown } from '../../../ui/countdown/countdown.tsx';
import { SumList } from '../../../ui/sum-list/sum-list.tsx';
import { type Order, paidWord } from '../order.ts';
import after from '../after.module.css';
import styles from '../order.module.css';
import { OrderLines } from './order-lines.tsx';
import { Part } from '../../../ui/part/part.tsx';

interface BillPartProps {
  readonly order: Order;
  readonly own: boolean;
}

/** Instead of the amount due, once its shopper has reported a transfer. */
export function ReviewNote() {
  const { t } = useTranslation();
  return (
    <div className={after['note']}>
      <p className={styles['strong']}>{t('order.reviewing')}</p>
      <p>{t('order.reviewingText')}</p>
    </div>
  );
}

/** The amount due, its deadline, and the button to pay. */
export function DueNote({ order, own }: BillPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  // For an order cached for offline reading, only the deadline itself is still true.
  const { keptAt } = useConnection();
  const dueMs = order.payment_due_at === null ? null : Date.parse(order.payment_due_at);
  const untilMs = keptAt === null ? order.payUntilMs : dueMs;
  return (
    <div className={after['note']}>
      <p className={styles['strong']}>{t('order.due', { amount: format.price(order.due_amount) })}</p>
      {untilMs !== null && (
        <p>
          {t('order.dueUntil')} <Countdown key={untilMs} untilMs={untilMs} nowMs={marketNow()} />
        </p>
      )}
      {own && <ButtonLink to={paths.payOrder(order.id)}>{t('order.pay')}</ButtonLink>}
    </div>
  );
}

/** How it was paid: our own methods have our texts, a gateway its own name. */
function usePaid(order: Order): string {
  const { t } = useTranslation();
  const format = useFormat();
  const gateways = useMarket().config.active_payment_method_list;
  const { payment_method: method } = order;
  const status = t(`order.${paidWord(order)}`, { amount: format.price(order.due_amount) });
  if (method === 'cash_on_delivery') return t('order.cash', { status });
  if (method === 'wallet') return t('order.paidBy', { method: t('payment.wallet'), status });
  if (method === 'offline_payment') return t('order.paidBy', { method: t('payment.offline'), status });
  const title = gateways.find(({ gateway }) => gateway === method)?.gateway_title;
  return t('order.paidBy', { method: title ?? method.replaceAll('_', ' '), status });
}

// The rows that an order by prescription has once its store has said what it costs.
const ofPrice = new Set(['subtotal', 'tax', 'total']);

/** The items and the bill. */
export function BillPart({ order, own }: BillPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const paid = usePaid(order);
  const isDelivery = order.order_type !== 'take_away';
  const rows = billRows(order.bill, { t, format, isDelivery, delivery: null, goods: !order.parcel });
  // Whatever became of a request for a refund.
  const reviewable = own && wasDelivered(order.order_status);
  return (
    <Part title={t(order.lines.length > 0 ? 'order.lines' : 'bill.title')}>
      {order.lines.length > 0 && (
        <OrderLines
          lines={order.lines}
          label={t('order.lines')}
          deliveredId={reviewable ? order.id : undefined}
        />
      )}
      {order.is_unpriced && !isOff(order.order_status) && <p>{t('order.prescriptionPrice')}</p>}
      <SumList
        label={t('bill.title')}
        rows={order.is_unpriced ? rows.filter(({ id }) => !ofPrice.has(id)) : rows}
      />
      {order.coupon_code && (
        <p className={styles['quiet']}>{t('order.coupon', { code: order.coupon_code })}</p>
      )}
      {order.wallet_amount > 0 && (
        <p className={styles['quiet']}>{t('order.wallet', { amount: format.price(order.wallet_amount) })}</p>
      )}
      <p className={styles['quiet']}>{paid}</p>
    </Part>
  );
}
