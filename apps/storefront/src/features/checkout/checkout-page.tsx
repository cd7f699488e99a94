import { useCallback, useEffect } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Radio, Segmented } from '../../ui/choice/choice.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CustomerSection } from './address/customer-section.tsx';
import { GuestSection } from './address/guest-section.tsx';
import { TakeAwaySection } from './address/take-away-section.tsx';
import { TipSection } from './bill/tip-section.tsx';
import type { CheckoutProps } from './checkout-cart.ts';
import styles from './checkout.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useResumeAttempt } from './placing/resume-attempt.ts';
import { isAnswer } from './placing/send-order.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { Section } from './section.tsx';
import { WhenSection } from './time/when-section.tsx';
import { type CheckoutState, placeInput, useCheckout } from './use-checkout.ts';

const noteMaximum = 500;

function HowSection({ state: { draft, change, offer } }: { readonly state: CheckoutState }) {
  const { t } = useTranslation();
  const options = [
    { value: 'delivery', label: t('checkout.delivery'), disabled: !offer.delivery },
    { value: 'take_away', label: t('checkout.take_away'), disabled: !offer.takeAway },
  ] as const;
  return (
    <Segmented
      name="order-type"
      label={t('checkout.how')}
      value={draft.orderType}
      options={options}
      onChange={(orderType) => change({ orderType })}
    />
  );
}

function WhereSection({ state, forms }: { readonly state: CheckoutState } & Pick<CheckoutProps, 'forms'>) {
  const { draft, where, change, store } = state;
  const takeAway = draft.orderType === 'take_away';
  if (takeAway) return <TakeAwaySection where={where} store={store} forms={forms} />;
  if (where.signedIn) return <CustomerSection where={where} change={change} forms={forms} />;
  return <GuestSection where={where} takeAway={false} forms={forms} />;
}

/** What needs the server's first answer; its place is kept until that has come. */
function Answers({ state: { draft, change, quote } }: { readonly state: CheckoutState }) {
  const { config } = useMarket();
  const withTips = config.dm_tips_status === 1 && draft.orderType === 'delivery';
  const waiting = !quote.quote && !quote.refusal && !quote.lost;
  if (waiting)
    return (
      <>
        {config.schedule_order === 1 && <Skeleton shape="block" className={styles['whenWait']} />}
        {withTips && <Skeleton shape="block" className={styles['tipWait']} />}
      </>
    );
  return (
    <>
      <WhenSection
        scheduleAt={draft.scheduleAt}
        slots={quote.slots}
        expectedAt={quote.quote?.expected_at ?? null}
        onChange={(scheduleAt) => change({ scheduleAt })}
      />
      {withTips && quote.quote && (
        <TipSection
          tip={draft.tip}
          subtotal={quote.quote.bill.subtotal}
          onChange={(tip) => change({ tip })}
        />
      )}
    </>
  );
}

function Choices({ state, forms }: { readonly state: CheckoutState } & Pick<CheckoutProps, 'forms'>) {
  const { t } = useTranslation();
  const { draft, change } = state;
  return (
    <div className={styles['choices']}>
      <HowSection state={state} />
      <WhereSection state={state} forms={forms} />
      <Answers state={state} />
      <Section id="note" title={t('checkout.note')}>
        <TextArea
          label={t('checkout.note')}
          labelHidden
          placeholder={t('checkout.noteHint')}
          maxLength={noteMaximum}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Section>
      <Section id="payment" title={t('checkout.payment')}>
        <Radio name="payment" label={t('checkout.cash')} hint={t('checkout.cashHint')} checked readOnly />
      </Section>
    </div>
  );
}

/** What stood in the way is said no more once something has been changed about it. */
function useForgetRefusal(state: CheckoutState, { error, reset }: ReturnType<typeof usePlaceOrder>): void {
  const wanted = JSON.stringify(placeInput(state, 0));
  const answered = isAnswer(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (answered) reset();
  }, [wanted]);
}

/** Checkout of the cart, or of the one item chosen past it (LOC-06, CHK-01, CHK-11). Drawn in a browser only: it lives by what the browser keeps. */
export function CheckoutPage({ page, cart, onPlaced, forms }: CheckoutProps) {
  const { t } = useTranslation();
  const state = useCheckout(page, cart.lines);
  const placing = usePlaceOrder(onPlaced);
  const { mutate } = placing;
  useForgetRefusal(state, placing);
  const isEmpty = !cart.isLoading && !cart.error && cart.lines.length === 0;
  const resuming = useResumeAttempt(
    page,
    isEmpty,
    useCallback((input) => mutate(input), [mutate]),
  );
  if (cart.isLoading || resuming || (isEmpty && (placing.isPending || placing.isSuccess)))
    return <CheckoutSkeleton />;
  if (cart.error) {
    const again = <Button onClick={cart.retry}>{t('common.tryAgain')}</Button>;
    return <ErrorState title={t('checkout.notLoaded')} text={cart.error.message} action={again} />;
  }
  if (isEmpty) {
    const on = <ButtonLink to={paths.home()}>{t('cart.continueShopping')}</ButtonLink>;
    return (
      <EmptyState wholePage picture="bag" title={t('cart.empty')} text={t('cart.emptyText')} action={on} />
    );
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('checkout.title')}</h1>
      <Choices state={state} forms={forms} />
      <OrderSummary lines={cart.lines} state={state} placing={placing} />
    </div>
  );
}
