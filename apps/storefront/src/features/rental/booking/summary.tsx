import { isAnswer } from '../../../lib/api/is-answer.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { PayButton, pressable } from '../../../lib/wire/pay-button.tsx';
import { partRows, useRest, useShownPart } from '../../../lib/wire/wallet-part.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SumList } from '../../../ui/sum-list/sum-list.tsx';
import type { TripCart } from '../cart/trip-cart.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Part } from '../../../ui/part/part.tsx';
import { tripBillRows } from '../trips/trip-bill-rows.ts';
import { BillChange } from './changes/bill-change.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import styles from './booking.module.css';
import type { Draft } from './draft.ts';
import { Obstacle } from './obstacle.tsx';
import { TripChange } from './changes/trip-change.tsx';
import { changedBill, isTripChanged, type SeenTrip, type useBook } from './use-booking.ts';
import type { ContactState } from './use-contact.ts';
import type { ChangeDraft } from './use-draft.ts';
import type { useQuote } from './use-quote.ts';

interface SummaryProps {
  readonly cart: TripCart;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly contact: ContactState;
  readonly quoting: ReturnType<typeof useQuote>;
  readonly booking: ReturnType<typeof useBook>;
}

function Bill({ quoting, rest }: Pick<SummaryProps, 'quoting'> & { readonly rest: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { quote, answered, refusal, lost } = quoting;
  if (quote) {
    const part = partRows(quote.bill.trip_amount, rest, t, format);
    return (
      <div className={styles['bill']} data-stale={!answered || undefined} aria-busy={!answered}>
        <SumList label={t('bill.title')} rows={[...tripBillRows(quote.bill, t, format), ...part]} />
      </div>
    );
  }
  if (refusal || lost) return null;
  return (
    <Loading className={styles['billWait']}>
      <Skeleton />
      <Skeleton share={60} />
    </Loading>
  );
}

/** The obstacles, one at a time. */
function InTheWay(props: SummaryProps & { readonly book: (seen: SeenTrip) => void }) {
  const { cart, draft, change, quoting, booking, book } = props;
  const { t } = useTranslation();
  const { error, isPending, lost, changedTrip } = booking;
  const changed = changedBill(error);
  if (changed && quoting.quote) {
    const seen = { amount: changed.bill.trip_amount, seal: changed.seal };
    return (
      <BillChange
        seen={quoting.quote.bill}
        changed={changed}
        partial={draft.payment.partial}
        busy={isPending}
        onAccept={() => book(seen)}
      />
    );
  }
  const refusal = isAnswer(error) && !isTripChanged(error) ? error : quoting.refusal;
  if (refusal) return <Obstacle refusal={refusal} cart={cart} change={change} />;
  if (changedTrip) return <TripChange changed={changedTrip} now={cart} />;
  if (lost === 'absent')
    return <Notice tone="warn" icon="info" title={t('offline.absentTrip')} text={t('offline.absentText')} />;
  if (lost)
    return (
      <Notice tone="bad" icon="offline" title={t('offline.unknownTrip')} text={t('offline.unknownText')} />
    );
  if (!quoting.lost) return null;
  return (
    <Notice tone="bad" icon="offline" title={t('common.connectionLost')}>
      <Button size="small" onClick={quoting.retry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
}

/** The bill, the obstacles, and the one button. */
export function Summary(props: SummaryProps) {
  const { cart, draft, contact, quoting, booking } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const form = useView('trip-contact');
  const { online } = useConnection();
  const { quote, current } = quoting;
  const rest = useRest(draft.payment.partial, quote?.bill.trip_amount ?? 0);
  const shownPart = useShownPart(draft.payment.partial);
  const book = ({ amount, seal }: SeenTrip): void =>
    booking.mutate({
      cart,
      body: {
        ...contact.contact,
        payment_method: draft.payment.method,
        partial_payment: draft.payment.partial,
        ...shownPart(amount),
        coupon_code: draft.coupon,
        note: draft.note,
        trip_amount: amount,
        seal,
      },
    });
  const press = (): void => {
    if (!contact.whole) form.show();
    else if (quote) book({ amount: quote.bill.trip_amount, seal: quote.seal });
  };
  const busy = booking.isPending || booking.isBooked;
  const ready = current && online && !contact.isLoading;
  // A changed bill has a button of its own: the old price is no longer on offer.
  const isAskedAnew = quote !== null && changedBill(booking.error) !== null;
  // Not to the button next to the changes: a second press would accept what nobody has read.
  const keptFocus = useKeptFocus<HTMLDivElement>(isAskedAnew ? 'ul' : pressable);
  return (
    <Part title={t('bill.title')}>
      <Bill quoting={quoting} rest={rest} />
      <div {...keptFocus} className={styles['booking']}>
        <InTheWay {...props} book={book} />
        {!isAskedAnew && (
          <PayButton method={draft.payment.method} busy={busy} disabled={!ready} onClick={press}>
            {quote ? t('trips.bookFor', { price: format.price(rest) }) : t('trips.book')}
          </PayButton>
        )}
      </div>
      <p role="status" className={styles['quiet']}>
        {t(online ? 'trips.bookNote' : 'offline.needsConnection')}
      </p>
    </Part>
  );
}
