import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../../lib/api/load-failure.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { useKeptLine } from '../../../../ui/pass-focus/use-kept-line.ts';
import { Price } from '../../../../ui/price/price.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { TripFacts } from '../../trips/trip-facts.tsx';
import { lackingLines } from '../lacking.ts';
import { RemoveLacking } from '../remove-lacking.tsx';
import type { CartTrip, TripCart } from '../trip-cart.ts';
import { TripLineRow } from '../trip-line-row.tsx';
import { tripSum } from '../trip-sum.ts';
import { type TripCartState, useTripCart } from '../use-trip-cart.ts';
import { ResetButton } from './reset-button.tsx';
import styles from './trip-drawer.module.css';

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="block" className={styles['tripWait']} />
      <Skeleton shape="block" className={styles['lineWait']} />
    </Loading>
  );
}

interface TripProps {
  readonly trip: CartTrip;
  /** Its form has just been closed: the focus is on the button that opened it. */
  readonly edited: boolean;
}

function Trip({ trip, edited }: TripProps) {
  const { t } = useTranslation();
  const form = useView('trip');
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (edited) actions.current?.querySelector('button')?.focus();
  }, [edited]);
  return (
    <section className={styles['trip']} aria-label={t('trips.trip')}>
      <TripFacts trip={trip} pickupAt={trip.pickup_at} />
      <div ref={actions} className={styles['actions']}>
        <Button look="soft" size="small" icon="edit" aria-haspopup="dialog" onClick={() => form.show('cart')}>
          {t('trips.edit')}
        </Button>
        <ResetButton />
      </div>
    </section>
  );
}

function Body({ state, edited }: { readonly state: TripCartState; readonly edited: boolean }) {
  const { t } = useTranslation();
  const { cart, isLoading, error, retry } = state;
  if (error) return <LoadFailure heading="h3" title={t('cart.notLoaded')} error={error} retry={retry} />;
  if (isLoading) return <Waiting />;
  const [first] = cart.carts;
  if (!first || !cart.user_data) {
    const action = <ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>;
    return (
      <EmptyState
        heading="h3"
        picture="road"
        title={t('trips.cartEmpty')}
        text={t('trips.cartEmptyText')}
        action={action}
      />
    );
  }
  const trip = cart.user_data;
  return (
    <>
      <Trip trip={trip} edited={edited} />
      <p className={styles['provider']}>{t('trips.from', { provider: first.provider.name })}</p>
      <ul className={styles['lines']} aria-label={t('trips.vehicles')}>
        {cart.carts.map((line) => (
          <TripLineRow key={line.id} line={line} cart={cart} trip={trip} />
        ))}
      </ul>
    </>
  );
}

/** RENT-06: on to /rental/cart; vehicles that are not free for the trip raise a question first. */
function Footer({ cart }: { readonly cart: TripCart }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const goOn = (): void => void navigate(paths.tripCart());
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { gross, subtotal, byProvider } = tripSum(cart, decimals);
  return (
    <div className={styles['footer']}>
      <p className={styles['sum']}>
        <span>{t('cart.subtotal')}</span>
        <Price size="large" now={format.price(subtotal)} before={format.price(gross)} />
      </p>
      {byProvider && <p className={styles['note']}>{t('trips.discountByProvider')}</p>}
      <Button size="large" wide onClick={() => (lackingLines(cart).length > 0 ? setAsking(true) : goOn())}>
        {t('trips.continueToCart')}
      </Button>
      <RemoveLacking
        open={asking}
        cart={cart}
        onCancel={() => setAsking(false)}
        onGone={(left, isHere) => {
          setAsking(false);
          if (isHere && left.carts.length > 0) goOn();
        }}
      />
    </div>
  );
}

/** Whether the drawer is shown again after the form of its trip, which had replaced it. */
function useEdited(open: boolean): boolean {
  const form = useView('trip');
  const [edited, setEdited] = useState(false);
  const isNow = form.open || (open && edited);
  if (isNow !== edited) setEdited(isNow);
  return edited && open;
}

/** The trip cart (RENT-06): the trip, its vehicles, and the button to book. */
export function TripDrawer() {
  const { t } = useTranslation();
  const { open, hide } = useView('cart');
  const edited = useEdited(open);
  const state = useTripCart();
  const keptFocus = useKeptLine(state.cart.carts, 'button:enabled, a');
  const footer = state.cart.carts.length > 0 ? <Footer cart={state.cart} /> : undefined;
  return (
    <Drawer open={open} onClose={hide} title={t('trips.cart')} widthPx={420} footer={footer}>
      <div {...keptFocus}>
        <Body state={state} edited={edited} />
      </div>
    </Drawer>
  );
}
