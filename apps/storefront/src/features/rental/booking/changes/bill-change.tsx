import { separator } from '../../../../lib/format/separator.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useRest } from '../../../../lib/wire/wallet-part.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { billDifferences, type TripBill } from '../../trips/trip-bill-rows.ts';
import styles from '../booking.module.css';
import type { ChangedBill } from '../use-booking.ts';

interface BillChangeProps {
  readonly seen: TripBill;
  readonly changed: ChangedBill;
  /** Whether the wallet is to pay its part. */
  readonly partial: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** The bill has changed: every amount that is different, and one tap to accept them. */
export function BillChange({ seen, changed, partial, busy, onAccept }: BillChangeProps) {
  const { bill: now, differences } = changed;
  const { t } = useTranslation();
  const format = useFormat();
  const rest = useRest(partial, now.trip_amount);
  const ofLines = differences.filter(({ cart_id }) => cart_id !== null);
  const told = [
    ...ofLines.map(({ cart_id, field, name, before, after }) => {
      const figure = field === 'price' ? t('checkout.drift_price') : t('trips.figure_discount');
      return { id: `${cart_id} ${field}`, label: `${name}${separator}${figure}`, before, after };
    }),
    ...billDifferences(seen, now).map(({ figure, before, after }) => {
      return { id: figure, label: t(`trips.figure_${figure}`), before, after };
    }),
  ];
  return (
    <Notice
      tone="warn"
      icon="receipt"
      title={t('checkout.billChanged', { price: format.price(now.trip_amount) })}
    >
      <ul className={styles['changes']} aria-label={t('checkout.drift')} tabIndex={-1}>
        {told.map(({ id, label, before, after }) => (
          <li key={id}>
            <span>{label}</span>
            <span className={styles['figures']}>
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
        {t('trips.acceptBill', { price: format.price(rest) })}
      </Button>
    </Notice>
  );
}
