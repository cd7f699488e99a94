import { separator } from '../../../../lib/format/separator.ts';
import { hoursOfDays } from '@promenade/domain/rental';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { refusalTexts } from '../../../../lib/api/refusal-toasts.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { Stepper } from '../../../../ui/stepper/stepper.tsx';
import { SumList } from '../../../../ui/sum-list/sum-list.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { tripBillRows } from '../trip-bill-rows.ts';
import { useTripTimes, useTripWords } from '../use-trip-words.ts';
import styles from './trip.module.css';
import type { Trip } from './use-trip.ts';

/** The price of the trip with other hours; requested at every step. */
function useNewPrice(tripId: string, hours: number, wanted: boolean) {
  return useQuery({
    queryKey: ['trips.changeQuote', tripId, hours],
    queryFn: async ({ signal }) =>
      call('trips.changeQuote', {
        body: { trip_id: tripId, estimated_hours: hours, ...(await guestQuery()) },
        signal,
      }),
    enabled: wanted,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
}

function useChange(tripId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ hours, amount }: { readonly hours: number; readonly amount: number }) =>
      call('trips.change', {
        body: { trip_id: tripId, estimated_hours: hours, trip_amount: amount, ...(await guestQuery()) },
      }),
    onSuccess: ({ message }) => {
      showToast('success', message);
      onDone();
    },
    // A bill that has changed meanwhile is shown before it is accepted.
    onSettled: () => client.invalidateQueries(),
  });
}

function Form({ trip, onDone }: { readonly trip: Trip; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTripWords();
  const times = useTripTimes(trip.time_zone);
  const step = trip.rental_type === 'day_wise' ? hoursOfDays(1) : 1;
  const [hours, setHours] = useState(trip.estimated_hours);
  const changed = hours !== trip.estimated_hours;
  const { data, error } = useNewPrice(trip.id, hours, changed);
  const change = useChange(trip.id, onDone);
  const difference = data?.difference ?? 0;
  const more = difference >= 0 ? 'trips.costsMore' : 'trips.costsLess';
  const losesCoupon = trip.bill.coupon_discount > 0 && data?.bill.coupon_discount === 0;
  return (
    <div className={styles['form']}>
      <div className={styles['length']}>
        <Stepper
          label={t('trips.length')}
          value={hours / step}
          decreaseDisabled={hours <= step}
          onIncrease={() => setHours(hours + step)}
          onDecrease={() => setHours(hours - step)}
        />
        <p className={styles['strong']} role="status">
          {words.length({ ...trip, estimated_hours: hours })}
          {data && `${separator}${t('trips.untilTime', { time: times.when(data.ends_at) })}`}
        </p>
      </div>
      {!changed && <p className={styles['quiet']}>{t('trips.changeHint')}</p>}
      {changed && error && (
        <Notice tone="warn" icon="info" title={refusalTexts(error, t('common.connectionLost')).join(' ')} />
      )}
      {changed && !data && !error && (
        <Loading className={styles['form']}>
          <Skeleton />
          <Skeleton share={60} />
        </Loading>
      )}
      {changed && data && (
        <>
          <SumList label={t('bill.title')} rows={tripBillRows(data.bill, t, format)} />
          {losesCoupon && <p className={styles['quiet']}>{t('trips.couponGone')}</p>}
          <p>{t(more, { amount: format.price(Math.abs(difference)) })}</p>
        </>
      )}
      <Button
        size="large"
        wide
        disabled={!changed || !data}
        busy={change.isPending}
        onClick={() => data && change.mutate({ hours, amount: data.bill.trip_amount })}
      >
        {t('trips.acceptChange')}
      </Button>
    </div>
  );
}

/** Extends or shortens a trip, with the new price shown before it is accepted. */
export function ChangeTrip({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const { open, show, hide } = useView('change-trip');
  return (
    <>
      <Button look="soft" aria-haspopup="dialog" onClick={() => show()}>
        {t('trips.change')}
      </Button>
      <Dialog open={open} onClose={hide} title={t('trips.change')} size="small">
        {open && <Form trip={trip} onDone={hide} />}
      </Dialog>
    </>
  );
}
