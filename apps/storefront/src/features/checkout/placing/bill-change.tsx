import { separator } from '../../../lib/format/separator.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useRest } from '../../../lib/wire/wallet-part.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../checkout.module.css';
import { type BillDrift, type Difference, orderedDifferences } from './bill-drift.ts';

interface BillChangeProps {
  readonly drift: BillDrift;
  /** Whether the wallet is to pay its part. */
  readonly partial: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** An amount before and after; of a line, under its name. */
function Change({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { field, name, before, after } = difference;
  const shown = (value: number) => (field === 'quantity' ? format.number(value) : format.price(value));
  const label = t(`checkout.drift_${field}`);
  return (
    <li>
      <span>{name ? `${name}${separator}${label}` : label}</span>
      <span>
        <s className={styles['quiet']}>
          <span className="visually-hidden">{t('checkout.driftBefore')} </span>
          <bdi>{shown(before)}</bdi>
        </s>{' '}
        <bdi>{shown(after)}</bdi>
      </span>
    </li>
  );
}

/** CHK-06: the bill has changed: every amount that is different, and one tap to accept them. */
export function BillChange({ drift, partial, busy, onAccept }: BillChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rest = useRest(partial, drift.amount);
  return (
    <Notice
      tone="warn"
      icon="receipt"
      title={t('checkout.billChanged', { price: format.price(drift.amount) })}
    >
      <ul className={styles['changes']} aria-label={t('checkout.drift')} tabIndex={-1}>
        {orderedDifferences(drift.differences).map((difference) => (
          <Change key={`${difference.cart_id} ${difference.field}`} difference={difference} />
        ))}
      </ul>
      <Button busy={busy} onClick={onAccept}>
        {t('checkout.acceptBill', { price: format.price(rest) })}
      </Button>
    </Notice>
  );
}
