import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { PaymentCard } from './payment-card.tsx';
import { OtherWay } from './other-way.tsx';
import type { Payment } from './use-payment.ts';

/** The gateway has not confirmed yet. */
export function Waiting({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { redirect_link: link } = payment;
  return (
    <PaymentCard
      payment={payment}
      title={t('payment.waiting')}
      text={t('payment.waitingText')}
      mark={
        <Round size={48}>
          <Spinner />
        </Round>
      }
    >
      {link !== null && (
        <Button look="soft" size="large" wide onClick={() => location.assign(link)}>
          {t('payment.toGateway')}
        </Button>
      )}
      <OtherWay payment={payment} />
    </PaymentCard>
  );
}
