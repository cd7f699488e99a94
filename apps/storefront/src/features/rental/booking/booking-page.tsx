import { useEffect } from 'react';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useFromTop, useStartAnew } from '../../../lib/view/use-from-top.ts';
import { useView } from '../../../lib/view/use-view.ts';
import type { CouponSlot } from '../../../lib/wire/coupon-slot.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Columns } from '../../../ui/columns/columns.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import { ResetButton } from '../cart/drawer/reset-button.tsx';
import { type CartTrip, type TripCart, versionOf } from '../cart/trip-cart.ts';
import { TripLineRow } from '../cart/trip-line-row.tsx';
import { useTripCart } from '../cart/use-trip-cart.ts';
import { useKeptLine } from '../../../ui/pass-focus/use-kept-line.ts';
import { Part } from '../../../ui/part/part.tsx';
import { TripFacts } from '../trips/trip-facts.tsx';
import type { PaymentSlot } from '../../../lib/wire/payment-slot.ts';
import styles from './booking.module.css';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { ContactPart } from './contact-part.tsx';
import { CouponPart } from './coupon-part.tsx';
import { Summary } from './summary.tsx';
import { type Booked, useBook } from './use-booking.ts';
import { useContact } from './use-contact.ts';
import { useDraft } from './use-draft.ts';
import { useQuote } from './use-quote.ts';

// The contract's maximum length.
const noteMaximum = 500;

export interface BookingProps {
  /** The contact form: a feature of its own, passed in by the app. */
  readonly ContactForm: AddressForms['Contact'];
  /** The choice of payment method: a feature of its own. */
  readonly Payment: PaymentSlot;
  /** The choice of a coupon: a feature of its own. */
  readonly Coupon: CouponSlot;
  /** The trip is booked and the cart empty: leave the page. */
  readonly onBooked: (booked: Booked) => void;
}

function EmptyCart() {
  const { t } = useTranslation();
  useFromTop();
  const find = <ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>;
  const words = { title: t('trips.cartEmpty'), text: t('trips.cartEmptyText') };
  return <EmptyState heading="h1" picture="road" {...words} action={find} />;
}

/** The trip is booked: its page, which is on its way, begins where this one does. */
function Leaving() {
  useFromTop();
  return <BookingSkeleton />;
}

interface TripPartsProps {
  readonly cart: TripCart;
  readonly trip: CartTrip;
  readonly endsAt: string | null | undefined;
}

/** The trip, and its vehicles. */
function TripParts({ cart, trip, endsAt }: TripPartsProps) {
  const { t } = useTranslation();
  const form = useView('trip');
  const keptLine = useKeptLine(cart.carts);
  const edit = (
    <div className={styles['actions']}>
      <Button look="soft" size="small" icon="edit" aria-haspopup="dialog" onClick={() => form.show()}>
        {t('trips.edit')}
      </Button>
      <ResetButton />
    </div>
  );
  return (
    <>
      <Part title={t('trips.trip')} action={edit}>
        <TripFacts trip={trip} pickupAt={trip.pickup_at} endsAt={endsAt} />
      </Part>
      <Part title={t('trips.vehicles')}>
        <p className={styles['quiet']}>{t('trips.from', { provider: cart.carts[0]?.provider.name ?? '' })}</p>
        <div {...keptLine}>
          <ul className={styles['lines']} aria-label={t('trips.vehicles')}>
            {cart.carts.map((line) => (
              <TripLineRow key={line.id} line={line} cart={cart} trip={trip} />
            ))}
          </ul>
        </div>
      </Part>
    </>
  );
}

interface FilledProps extends BookingProps {
  readonly cart: TripCart;
  readonly trip: CartTrip;
  readonly booking: ReturnType<typeof useBook>;
}

function Filled({ cart, trip, booking, ContactForm, Payment, Coupon }: FilledProps) {
  const { t } = useTranslation();
  const [draft, change] = useDraft();
  const contact = useContact(draft, change);
  const quoting = useQuote(cart, draft.coupon);
  const { quote } = quoting;
  const { reset, isError } = booking;
  const wanted = JSON.stringify([draft, versionOf(cart), contact.contact]);
  // What stood in the way is said no more once something has been changed about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (isError) reset();
  }, [wanted]);
  return (
    <Columns
      stays
      heading={<h1>{t('trips.bookTitle')}</h1>}
      aside={
        <Summary
          cart={cart}
          draft={draft}
          change={change}
          contact={contact}
          quoting={quoting}
          booking={booking}
        />
      }
    >
      <TripParts cart={cart} trip={trip} endsAt={quote?.ends_at ?? (quoting.refusal ? undefined : null)} />
      <ContactPart state={contact} Form={ContactForm} />
      <CouponPart
        Coupon={Coupon}
        code={draft.coupon}
        refused={quoting.couponRefused}
        onApply={(coupon) => change({ coupon })}
        onRemove={() => change({ coupon: null })}
      />
      <Part title={t('payment.title')}>
        <Payment
          value={draft.payment}
          onChange={(payment) => change({ payment })}
          amount={quote?.bill.trip_amount ?? null}
          cash={{ name: t('trips.cash'), hint: t('trips.cashHint') }}
        />
      </Part>
      <Part title={t('trips.noteTitle')}>
        <TextArea
          label={t('trips.note')}
          maxLength={noteMaximum}
          rows={2}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Part>
    </Columns>
  );
}

/** The cart has probably become the trip whose answer was lost: all there is to do is to ask, which the page does. */
function Unknown() {
  const { t } = useTranslation();
  useStartAnew();
  return (
    <Notice tone="bad" icon="offline" title={t('offline.unknownTrip')} text={t('offline.unknownText')}>
      <Button size="small" onClick={() => location.reload()}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
}

/** Books the trip cart (RENT-15, RENT-16). Rendered in the browser only: it depends on what the browser stores. */
export function BookingPage(props: BookingProps) {
  const { t } = useTranslation();
  const { cart, isLoading, error, retry } = useTripCart();
  const booking = useBook(props.onBooked);
  // The cart is empty before the trip's page, or its payment, has loaded.
  if (booking.isBooked) return <Leaving />;
  if (isLoading) return <BookingSkeleton />;
  if (error) return <LoadFailure heading="h1" title={t('cart.notLoaded')} error={error} retry={retry} />;
  if (cart.carts.length === 0 || !cart.user_data) {
    return booking.lost === 'unknown' ? <Unknown /> : <EmptyCart />;
  }
  return <Filled {...props} cart={cart} trip={cart.user_data} booking={booking} />;
}
