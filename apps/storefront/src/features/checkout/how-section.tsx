import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Segmented } from '../../ui/choice/choice.tsx';
import { CustomerSection } from './address/customer-section.tsx';
import { GuestSection } from './address/guest-section.tsx';
import { TakeAwaySection } from './address/take-away-section.tsx';
import type { CheckoutProps } from './checkout-cart.ts';
import type { Reach } from './use-reach.ts';

/** Delivery or take-away (CHK-01). */
export function HowSection({ reach: { draft, change, offer } }: { readonly reach: Reach }) {
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

/** Where to, and the contact (LOC-06 to LOC-09). */
export function WhereSection({ reach, forms }: { readonly reach: Reach } & Pick<CheckoutProps, 'forms'>) {
  const { draft, where, change } = reach;
  if (draft.orderType === 'take_away') return <TakeAwaySection reach={reach} forms={forms} />;
  if (where.signedIn) return <CustomerSection where={where} change={change} forms={forms} />;
  return <GuestSection where={where} takeAway={false} forms={forms} />;
}
