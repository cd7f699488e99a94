import type { Refusal } from '@promenade/contract/client';
import { useDeferredValue, useEffect } from 'react';
import { LoadFailure } from '../../lib/api/load-failure.tsx';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { useFromTop, useStartAnew } from '../../lib/view/use-from-top.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { isOfLines } from './bill/refusal-notice.tsx';
import type { CheckoutProps } from './checkout-cart.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Choices } from './choices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { LostNotice } from './placing/lost-notice.tsx';
import { usePlacing } from './placing/use-placing.ts';
import { useCheckout } from './use-checkout.ts';

/** The cart went with the account that has been left in another tab. */
function SignedOut() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  const on = (
    <Button aria-haspopup="dialog" onClick={() => signIn.show()}>
      {t('checkout.signIn')}
    </Button>
  );
  return <EmptyState picture="user" title={t('checkout.left')} text={t('checkout.leftText')} action={on} />;
}

function EmptyCart() {
  const { t } = useTranslation();
  const { leftElsewhere } = useConnection();
  const signedIn = useSignedIn();
  useFromTop();
  if (leftElsewhere && !signedIn) return <SignedOut />;
  const on = <ButtonLink to={paths.home()}>{t('cart.continueShopping')}</ButtonLink>;
  return <EmptyState picture="bag" title={t('cart.empty')} text={t('cart.emptyText')} action={on} />;
}

/** The cart has probably become the order whose answer was lost: all there is to do is to ask, which the page does. */
function Unknown() {
  useStartAnew();
  return <LostNotice order="unknown" busy={false} onRetry={() => location.reload()} />;
}

/** Reloads the lines if the bill is refused because of one of them: its reason is shown next to it then. */
function useLinesOfRefusal(refusal: Refusal | null, readLines: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a refusal comes, not when the page is drawn.
  useEffect(() => {
    if (isOfLines(refusal)) readLines();
  }, [refusal]);
}

/**
 * Checkout of the cart, or of a single item without the cart (LOC-06, CHK-01, CHK-11). Rendered in the browser only:
 * it depends on what the browser stores.
 */
export function CheckoutPage({ page, cart, onPlaced, forms, Payment, Coupon, Awaited }: CheckoutProps) {
  const { t } = useTranslation();
  const state = useCheckout(page, cart.lines);
  const placing = usePlacing(state, onPlaced, cart.retry);
  useLinesOfRefusal(state.quote.refusal, cart.retry);
  // All of checkout is rendered when the cart is loaded: in slices, between which a press is handled.
  const isLoading = useDeferredValue(cart.isLoading);
  const isEmpty = cart.lines.length === 0 && !placing.isUnderWay;
  if (cart.isLoading || isLoading || (placing.isUnderWay && state.lines.length === 0))
    return <CheckoutSkeleton />;
  if (cart.error)
    return <LoadFailure title={t('checkout.notLoaded')} error={cart.error} retry={cart.retry} />;
  if (isEmpty && placing.lost === 'unknown') return <Unknown />;
  if (isEmpty) return <Awaited otherwise={<EmptyCart />} />;
  return (
    <Columns stays aside={<OrderSummary state={state} placing={placing} Coupon={Coupon} />}>
      <Choices state={state} placing={placing} forms={forms} Payment={Payment} />
    </Columns>
  );
}
