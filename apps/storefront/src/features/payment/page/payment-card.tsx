import type { ReactNode } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Countdown } from '../../../ui/countdown/countdown.tsx';
import styles from './payment.module.css';
import type { Payment } from './use-payment.ts';

interface PaymentCardProps {
  readonly payment: Payment;
  readonly title: string;
  readonly text: string;
  /** Stands before the title. */
  readonly mark?: ReactNode;
  /** Whether the time left to pay is shown. */
  readonly timed?: boolean;
  readonly children?: ReactNode;
}

/** One card: the status, the amount, the time left, and the available actions. */
export function PaymentCard({ payment, title, text, mark, timed = true, children }: PaymentCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles['page']}>
      <Card as="section" padded className={styles['card']} aria-labelledby="payment-title">
        <div className={styles['head']} role="status">
          {mark}
          <h1 id="payment-title" className={styles['title']}>
            {title}
          </h1>
          <p className={styles['quiet']}>{text}</p>
        </div>
        <dl className={styles['figures']}>
          <div>
            <dt>{t('payment.amount')}</dt>
            <dd>{format.price(payment.amount)}</dd>
          </div>
          {timed && (
            <div>
              <dt>{t('payment.timeLeft')}</dt>
              <dd>
                <Countdown key={payment.untilMs} untilMs={payment.untilMs} nowMs={marketNow()} />
              </dd>
            </div>
          )}
        </dl>
        {children}
      </Card>
    </div>
  );
}
