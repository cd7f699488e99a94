import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { stillHere } from '../../../../lib/view/while-here.ts';
import { PayButton } from '../../../../lib/wire/pay-button.tsx';
import { useLeadToPay } from '../../../../lib/wire/use-lead-to-pay.ts';
import { useShownPart } from '../../../../lib/wire/wallet-part.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { PaymentSlot } from '../../../../lib/wire/payment-slot.ts';
import styles from './trip.module.css';
import { isCash } from '../trip-bill-rows.ts';
import type { Trip } from './use-trip.ts';

interface PayTripProps {
  readonly trip: Trip;
  readonly Payment: PaymentSlot;
}

function Choosing({ trip, Payment, onDone }: PayTripProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const leadToPay = useLeadToPay();
  const [wish, setWish] = useState({ method: trip.payment_method, partial: false });
  const shownPart = useShownPart(wish.partial);
  const pay = useMutation({
    mutationFn: async () => {
      const how = { payment_method: wish.method, partial_payment: wish.partial };
      const part = shownPart(trip.due_amount);
      return call('trips.pay', { body: { trip_id: trip.id, ...how, ...part, ...(await guestQuery()) } });
    },
    onMutate: stillHere,
    onSuccess: ({ message, redirect_link: link }, _input, isHere) => {
      // If the shopper has closed it by then, they have changed their mind: nothing is paid yet.
      if (link !== null && !isHere()) return;
      showToast('success', message);
      if (link === null) onDone();
      else leadToPay(link);
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className={styles['form']}>
      <Payment
        value={wish}
        onChange={setWish}
        amount={trip.due_amount}
        cash={{ name: t('trips.cash'), hint: t('trips.cashHint') }}
      />
      <PayButton method={wish.method} busy={pay.isPending} onClick={() => pay.mutate()}>
        {t('payment.payThisWay')}
      </PayButton>
    </div>
  );
}

/** The amount due, and another way to pay it. */
export function PayTrip({ trip, Payment }: PayTripProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { open, show, hide } = useView('pay-trip');
  return (
    <>
      <Button
        look={isCash(trip) ? 'soft' : 'main'}
        aria-haspopup="dialog"
        icon="wallet"
        onClick={() => show()}
      >
        {t('trips.payDue', { amount: format.price(trip.due_amount) })}
      </Button>
      <Dialog open={open} onClose={hide} title={t('payment.title')} size="small">
        {open && <Choosing trip={trip} Payment={Payment} onDone={hide} />}
      </Dialog>
    </>
  );
}
