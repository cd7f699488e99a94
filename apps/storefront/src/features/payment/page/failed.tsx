import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { OtherWay } from './other-way.tsx';
import { PaymentCard } from './payment-card.tsx';
import type { Payment } from './use-payment.ts';

/** It was declined: until its deadline, an order may be paid by another method. */
export function Failed({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const isOrder = payment.purpose === 'order';
  const isTransfer = payment.payment_method === 'offline_payment';
  const usual = isOrder ? 'payment.failedText' : 'payment.nothingCharged';
  const text = payment.detail || t(isTransfer ? 'payment.transferFailed' : usual);
  return (
    <PaymentCard
      payment={payment}
      title={t('payment.failed')}
      text={text}
      timed={isOrder}
      mark={
        <Round size={48} tone="bad">
          <Icon name="warning" />
        </Round>
      }
    >
      <OtherWay payment={payment} open />
      {!isOrder && (
        <ButtonLink to={payment.return_path} wide>
          {t('payment.goBack')}
        </ButtonLink>
      )}
    </PaymentCard>
  );
}
