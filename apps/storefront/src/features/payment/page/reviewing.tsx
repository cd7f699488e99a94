import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import styles from './payment.module.css';
import { PaymentCard } from './payment-card.tsx';
import type { Payment } from './use-payment.ts';

/** The proof of a transfer is being reviewed. */
export function Reviewing({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const fields = payment.transfer?.fields ?? [];
  return (
    <PaymentCard
      payment={payment}
      title={t('payment.reviewing')}
      text={t('payment.reviewingText')}
      timed={false}
      mark={
        <Round size={48}>
          <Icon name="clock" />
        </Round>
      }
    >
      {fields.length > 0 && (
        <dl className={styles['details']}>
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink to={payment.return_path} wide>
        {t('payment.goOn')}
      </ButtonLink>
    </PaymentCard>
  );
}
