import { decideCheckoutStep } from '@promenade/domain/cart';
import { toMajor } from '@promenade/domain/money';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useOpenWords } from '../../../lib/hours/use-open-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useKeptLine } from '../../../ui/pass-focus/use-kept-line.ts';
import styles from './cart-drawer.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { CartStore } from './cart-store.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { MinimumNote } from './minimum-note.tsx';
import { ParkedCarts } from './parked-carts.tsx';
import { storeDiscountOf } from '../screen-line.ts';
import { type CartState, useCart, useLinesOfNow } from '../use-cart.ts';
import { useHoldModule } from '../use-hold-module.ts';
import { wantCheckout } from '../want-checkout.ts';

/** CART-08: the target of the checkout button. */
function useCheckoutStep({ cart }: CartState): () => void {
  const { config } = useMarket();
  const hasToken = useSignedIn();
  const navigate = useNavigate();
  const guestDialog = useView('guest-or-login');
  const signIn = useView('sign-in');
  const holdModule = useHoldModule();
  return () => {
    holdModule();
    const guestCheckout = config.guest_checkout_status === 1;
    const step = decideCheckoutStep({ isEmpty: cart.lines.length === 0, hasToken, guestCheckout });
    if (step === 'close_home') void navigate(paths.home());
    if (step === 'checkout') void navigate(paths.checkout('cart'));
    if (step === 'ask_guest') guestDialog.show();
    if (step !== 'login') return;
    wantCheckout();
    signIn.show();
  };
}

/** The total of the lines; a discount of the store on all of them is shown, as they would not add up otherwise. */
function Sums({ state: { cart, subtotalMinor } }: { readonly state: CartState }) {
  const { t } = useTranslation();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const format = useFormat();
  const price = (amountMinor: number) => format.price(toMajor(amountMinor, decimals));
  const discountMinor = storeDiscountOf(cart);
  return (
    <>
      {discountMinor > 0 && (
        <p className={styles['discount']}>
          <span>{t('cart.storeDiscount')}</span>
          <bdi>{`−${price(discountMinor)}`}</bdi>
        </p>
      )}
      <p className={styles['subtotal']}>
        <span>{t('cart.subtotal')}</span>
        <bdi className={styles['amount']}>{price(subtotalMinor)}</bdi>
      </p>
    </>
  );
}

interface BodyProps {
  readonly state: CartState;
  readonly onContinue: () => void;
  readonly Awaited: CartDrawerProps['Awaited'];
}

function CartBody({ state, onContinue, Awaited }: BodyProps) {
  const { t } = useTranslation();
  const { cart, isLoading, error, retry } = state;
  if (error) return <LoadFailure heading="h3" title={t('cart.notLoaded')} error={error} retry={retry} />;
  if (isLoading) return <CartSkeleton />;
  if (cart.lines.length === 0) {
    const action = <Button onClick={onContinue}>{t('cart.continueShopping')}</Button>;
    const nothing = (
      <EmptyState
        heading="h3"
        picture="bag"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={action}
      />
    );
    return <Awaited heading="h3" otherwise={nothing} />;
  }
  return (
    <ul className={styles['lines']}>
      {cart.lines.map((line) => (
        <CartLineRow key={line.id} line={line} />
      ))}
    </ul>
  );
}

/** That the store is closed, and until when; null if it is open. */
function useClosedNotice({ lines }: CartState['cart']): string | null {
  // Rendered in the browser only.
  const { closedNow } = useOpenWords(marketNow());
  const item = lines[0]?.item;
  return item?.store_closed ? closedNow(item.store_name, item.store_opens_at) : null;
}

/** What the shopper should know before checkout: a closed store, lines that have changed, changes not sent. */
function CartNotices({ state: { cart, waits } }: { readonly state: CartState }) {
  const { t } = useTranslation();
  const closed = useClosedNotice(cart);
  const changed = cart.lines.filter(({ problem }) => problem !== null).length;
  return (
    <div aria-live="polite">
      {waits && <p className={styles['notice']}>{t('cart.waits')}</p>}
      {closed && <p className={styles['notice']}>{closed}</p>}
      {changed > 0 && <p className={styles['notice']}>{t('cart.problems', { count: changed })}</p>}
    </div>
  );
}

/** After changing a line, the focus returns to that line. */
function useLineLeft(isCartOpen: boolean): () => HTMLElement | null {
  const { open, subject } = useView('line');
  const left = useRef('');
  useEffect(() => {
    if (open || !isCartOpen) left.current = subject;
  }, [open, subject, isCartOpen]);
  return () => document.querySelector(`[data-line="${left.current}"] button`);
}

interface CartDrawerProps {
  /** What the cart has become, if that waits to be paid: a feature of its own. */
  readonly Awaited: ComponentType<{ readonly otherwise: ReactNode; readonly heading: 'h3' }>;
}

/** The cart (CART-01 to CART-04, CART-08). */
export function CartDrawer({ Awaited }: CartDrawerProps) {
  const { t } = useTranslation();
  const { open, hide } = useView('cart');
  const lineLeft = useLineLeft(open);
  const state = useCart();
  useLinesOfNow(open);
  const checkOut = useCheckoutStep(state);
  const keptFocus = useKeptLine(state.cart.lines);
  const first = state.cart.lines[0];
  const footer = first ? (
    <div className={styles['footer']}>
      <FreeDeliveryBar subtotalMinor={state.subtotalMinor} item={first.item} />
      <Sums state={state} />
      <MinimumNote subtotalMinor={state.subtotalMinor} item={first.item} />
      <Button size="large" wide onClick={checkOut}>
        {t('cart.proceed')}
      </Button>
    </div>
  ) : undefined;
  return (
    <Drawer
      open={open}
      onClose={hide}
      title={t('cart.title')}
      widthPx={420}
      footer={footer}
      startAt={lineLeft}
    >
      {first && <CartStore item={first.item} />}
      <CartNotices state={state} />
      <div {...keptFocus}>
        <CartBody state={state} onContinue={checkOut} Awaited={Awaited} />
      </div>
      <ParkedCarts />
    </Drawer>
  );
}
