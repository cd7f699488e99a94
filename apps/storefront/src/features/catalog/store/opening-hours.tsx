import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOpenWords } from '../../../lib/hours/use-open-words.ts';
import type { StoreView } from '../cards/wire.ts';
import styles from './store-hero.module.css';
import { weekOf } from './week.ts';

// A Sunday: its week provides the weekday names.
const sundayMs = Date.UTC(2023, 0, 1, 12);
const dayMs = 86_400_000;

function weekdayName(language: string, weekday: number): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return name.format(new Date(sundayMs + weekday * dayMs));
}

interface OpeningHoursProps {
  readonly store: Pick<StoreView, 'state' | 'opening_hours' | 'days_off' | 'time_zone'>;
  readonly nowMs: number;
}

/** Open or closed now, and the whole week on demand, in the market's time zone. */
export function OpeningHours({ store, nowMs }: OpeningHoursProps) {
  const { t, language } = useTranslation();
  const format = useFormat();
  const words = useOpenWords(nowMs);
  return (
    <details className={styles['hours']}>
      <summary className={styles['state']} data-open={store.state.open || undefined}>
        <Icon name="clock" />
        {store.state.open || store.state.opens_at === null
          ? words.state(store.state)
          : t('store.closedState', { opens: words.opens(store.state.opens_at) })}
        <Icon name="chevron-down" size={16} />
      </summary>
      <table className={styles['week']}>
        <caption className="visually-hidden">{t('store.hours')}</caption>
        <tbody>
          {weekOf(store, nowMs).map((day) => (
            <tr key={day.weekday} data-today={day.isToday || undefined}>
              <th scope="row">{weekdayName(language, day.weekday)}</th>
              <td>{day.hours.length > 0 ? format.list(day.hours) : t('store.closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
