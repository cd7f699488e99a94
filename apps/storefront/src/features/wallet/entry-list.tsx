import { useFormat } from '../../lib/format/use-format.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './wallet.module.css';
import { Link } from '../../ui/link/link.tsx';

/** One entry as a row shows it. */
export interface EntryRow {
  readonly id: string;
  readonly icon: IconName;
  readonly word: string;
  readonly note?: string | undefined;
  readonly at: string;
  readonly orderId: string | null;
  readonly tripId?: string | null;
  /** Already formatted, with its sign. */
  readonly amount: string;
  readonly comesIn: boolean;
  /** The balance after it, already formatted. */
  readonly balance: string;
}

function Row({ entry }: { readonly entry: EntryRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = format.dateTime(entry.at);
  // In a screen reader's list of links nothing else tells one entry's link from the next.
  const named = (text: string) => `${text}: ${when}`;
  return (
    <li className={styles['entry']}>
      <span className={styles['round']} data-in={entry.comesIn || undefined}>
        <Icon name={entry.icon} />
      </span>
      <div className={styles['entryText']}>
        <p className={styles['entryHead']}>
          <span className={styles['strong']}>{entry.word}</span>
          <bdi className={styles['amount']} data-in={entry.comesIn || undefined}>
            {entry.amount}
          </bdi>
        </p>
        {entry.note && <p className={styles['quiet']}>{entry.note}</p>}
        <p className={styles['entryLine']}>
          <span className={styles['quiet']}>{when}</span>
          {entry.orderId && (
            <Link
              to={paths.order(entry.orderId)}
              className={styles['order']}
              aria-label={named(t('wallet.toOrder'))}
            >
              {t('wallet.toOrder')}
            </Link>
          )}
          {entry.tripId && (
            <Link
              to={paths.trip(entry.tripId)}
              className={styles['order']}
              aria-label={named(t('wallet.toTrip'))}
            >
              {t('wallet.toTrip')}
            </Link>
          )}
          <span className={styles['after']}>{t('wallet.after', { balance: isolate(entry.balance) })}</span>
        </p>
      </div>
    </li>
  );
}

/** Credits and debits, newest first. */
export function EntryList({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly EntryRow[];
}) {
  return (
    <ul className={styles['entries']} aria-label={label}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
