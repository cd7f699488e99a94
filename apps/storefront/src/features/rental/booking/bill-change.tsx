import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { billDifferences, type TripBill } from '../trips/trip-bill-rows.ts';
import styles from './booking.module.css';

interface BillChangeProps {
  readonly seen: TripBill;
  readonly now: TripBill;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** The bill is another one now: every figure that has changed, and one tap to accept them. */
export function BillChange({ seen, now, busy, onAccept }: BillChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = format.price(now.trip_amount);
  return (
    <Notice tone="warn" icon="receipt" title={t('checkout.billChanged', { price })}>
      <ul className={styles['changes']} aria-label={t('checkout.drift')}>
        {billDifferences(seen, now).map(({ figure, before, after }) => (
          <li key={figure}>
            <span>{t(`trips.figure_${figure}`)}</span>
            <span>
              <s className={styles['quiet']}>
                <span className="visually-hidden">{t('checkout.driftBefore')} </span>
                <bdi>{format.price(before)}</bdi>
              </s>{' '}
              <bdi>{format.price(after)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <Button busy={busy} onClick={onAccept}>
        {t('checkout.acceptBill', { price })}
      </Button>
    </Notice>
  );
}
