import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Order, refundWord } from '../order.ts';
import after from '../after.module.css';
import styles from '../order.module.css';
import { PrivatePictures } from './private-pictures.tsx';

/** The four digits that the courier asks for; shown from when the order is ready. */
export function DeliveryCode({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const isReady = order.order_status === 'handover' || order.order_status === 'picked_up';
  if (order.delivery_code === null || !isReady || order.parcel_return) return null;
  return (
    <div className={after['note']}>
      <p className={styles['strong']}>{t('order.code')}</p>
      <p className={styles['code']}>
        <bdi>{order.delivery_code}</bdi>
      </p>
      <p className={styles['quiet']}>
        {t(
          order.parcel
            ? 'parcel.codeText'
            : order.order_type === 'take_away'
              ? 'order.codeTextTakeAway'
              : 'order.codeText',
        )}
      </p>
    </div>
  );
}

interface EndNoteProps {
  readonly order: Order;
  readonly ended: NonNullable<Order['ended']>;
  readonly own: boolean;
}

/** Who ended the order, and why. */
function EndNote({ order, ended, own }: EndNoteProps) {
  const { t } = useTranslation();
  if (order.order_status === 'failed') {
    return (
      ended.reason && (
        <p className={after['note']}>
          <bdi>{ended.reason}</bdi>
        </p>
      )
    );
  }
  // Somebody who tracks it by number and phone may be its receiver, who cancelled nothing.
  const byCustomer = t(order.parcel ? 'parcel.endedBySender' : 'order.endedByCustomer');
  const isOthers = ended.by === 'shopper' && !own;
  return (
    <div className={after['note']}>
      <p className={styles['strong']}>{isOthers ? byCustomer : t(`order.endedBy_${ended.by}`)}</p>
      {ended.reason && (
        <p>
          <bdi>{ended.reason}</bdi>
        </p>
      )}
    </div>
  );
}

function useWithdraw(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      call('orders.withdrawRefund', { query: { order_id: orderId, ...(await guestQuery()) } }),
    onSuccess: ({ message }) => showToast('success', message),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

const refundWords = {
  asked: 'order.refundAsked',
  refunded: 'order.refundAsked',
  withdrawn: 'order.refundWithdrawn',
  refused: 'order.refundRefused',
} as const;

/** What comes of a refund that is asked for. */
function Waits({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const hasWallet = useSignedIn() && config.customer_wallet_status === 1;
  const isToWallet = refundWord(order, hasWallet) === 'refundedToWallet';
  return <p>{t(isToWallet ? 'order.refundWaitsToWallet' : 'order.refundWaits')}</p>;
}

/** The refund request, and its decision. */
function RefundNote({ order, own }: { readonly order: Order; readonly own: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const withdraw = useWithdraw(order.id);
  const { refund } = order;
  if (!refund) return null;
  return (
    <div className={after['note']}>
      <p className={styles['strong']}>
        {t(refundWords[refund.state], { amount: format.price(refund.amount) })}
      </p>
      <p>
        <bdi>{refund.reason}</bdi>
      </p>
      {refund.note && (
        <p className={styles['quiet']}>
          <bdi>{refund.note}</bdi>
        </p>
      )}
      <PrivatePictures urls={refund.pictures} altOf={(number) => t('order.refundPicture', { number })} />
      {refund.answer && <p>{t('order.refundAnswer', { answer: isolate(refund.answer) })}</p>}
      {own && refund.state === 'asked' && <Waits order={order} />}
      {own && refund.state === 'asked' && (
        <Button look="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('order.refundWithdraw')}
        </Button>
      )}
    </div>
  );
}

/** Exceptions: no answer, an early end, a refund. */
export function AfterNotes({ order, own }: { readonly order: Order; readonly own: boolean }) {
  const { t } = useTranslation();
  const isSilent = order.unanswered && order.order_status === 'pending';
  return (
    <>
      {isSilent && <p className={after['note']}>{t('order.unanswered')}</p>}
      {order.ended && <EndNote order={order} ended={order.ended} own={own} />}
      <DeliveryCode order={order} />
      <RefundNote order={order} own={own} />
    </>
  );
}
