import { useFormat } from '../../lib/format/use-format.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './wallet.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Round } from '../../ui/round/round.tsx';

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

interface EntryLinkProps {
  readonly to: string;
  readonly text: string;
  readonly when: string;
}

/** In a screen reader's list of links only the time tells one entry's link from the next. */
function EntryLink({ to, text, when }: EntryLinkProps) {
  return (
    <Link to={to} className={styles['order']} aria-label={`${text}: ${when}`}>
      {text}
    </Link>
  );
}

function Row({ entry }: { readonly entry: EntryRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = format.dateTime(entry.at);
  return (
    <li className={styles['entry']}>
      <Round size={40} tone={entry.comesIn ? 'good' : 'quiet'}>
        <Icon name={entry.icon} />
      </Round>
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
            <EntryLink to={paths.order(entry.orderId)} text={t('wallet.toOrder')} when={when} />
          )}
          {entry.tripId && <EntryLink to={paths.trip(entry.tripId)} text={t('wallet.toTrip')} when={when} />}
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
