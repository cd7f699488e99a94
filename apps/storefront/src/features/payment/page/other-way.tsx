import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useIsDrawn } from '../../../lib/api/use-is-drawn.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { PayButton } from '../../../lib/wire/pay-button.tsx';
import { useLeadToPay } from '../../../lib/wire/use-lead-to-pay.ts';
import { useShownPart } from '../../../lib/wire/wallet-part.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PaymentChoice } from '../choice/payment-choice.tsx';
import styles from './payment.module.css';
import type { Payment } from './use-payment.ts';

interface OtherWayProps {
  readonly payment: Payment;
  /** The choice is open at once: there is nothing else to do. */
  readonly open?: boolean;
}

function Choosing({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isDrawn = useIsDrawn();
  const [wish, setWish] = useState({ method: payment.payment_method, partial: false });
  const leadToPay = useLeadToPay();
  const client = useQueryClient();
  const shownPart = useShownPart(wish.partial);
  const { mutate, isPending, isSuccess } = useCall('checkout.switchPayment', {
    onSuccess: ({ message, redirect_link: link }) => {
      showToast('success', message);
      if (!isDrawn()) return;
      if (link !== null) leadToPay(link);
      else void navigate(payment.return_path, { replace: true });
    },
  });
  const send = async (): Promise<void> => {
    const how = { payment_method: wish.method, partial_payment: wish.partial, callback: payment.return_path };
    const body = {
      order_id: payment.subject_id,
      ...how,
      ...shownPart(payment.amount),
      ...(await guestQuery()),
    };
    // A refusal refers to the wallet as it is now.
    const onError = () => client.invalidateQueries({ queryKey: ['accounts.info'] });
    mutate({ body }, { onError });
  };
  return (
    <div className={styles['choosing']}>
      <PaymentChoice value={wish} onChange={setWish} amount={payment.amount} />
      <PayButton method={wish.method} busy={isPending || isSuccess} onClick={() => void send()}>
        {t('payment.payThisWay')}
      </PayButton>
    </div>
  );
}

/** Another payment method for an order, after a failure or while it is pending (CHK-07). */
export function OtherWay({ payment, open = false }: OtherWayProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(open);
  if (payment.purpose !== 'order') return null;
  if (isOpen) return <Choosing payment={payment} />;
  return (
    <Button look="plain" wide onClick={() => setOpen(true)}>
      {t('payment.otherWay')}
    </Button>
  );
}
