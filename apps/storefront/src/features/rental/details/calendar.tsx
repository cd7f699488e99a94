import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useTripWords } from '../search/use-trip-words.ts';
import styles from './calendar.module.css';
import type { VehicleContents } from './load-vehicle.ts';
import { dayState, neighbours, weeksOf } from './month.ts';
import { Link } from '../../../ui/link/link.tsx';

// A Monday: its week provides the weekday names.
const mondayMs = Date.UTC(2023, 0, 2, 12);
const dayMs = 86_400_000;

// Arabic's short weekdays are whole words, and overlap each other on a phone.
const weekdaysOf = (language: string) => (language === 'ar' ? 'narrow' : 'short');

// Dates of the calendar are days, not instants: formatted in UTC they stay the same.
function named(language: string, options: Intl.DateTimeFormatOptions, at: number | string): string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  return format.format(new Date(at));
}

interface TurnProps {
  readonly month: string | null;
  readonly icon: IconName;
  readonly label: string;
}

/** Links to another month, which is part of the address. */
function Turn({ month, icon, label }: TurnProps) {
  const [search] = useSearchParams();
  if (month === null) return <span className={styles['turn']} />;
  const next = new URLSearchParams(search);
  next.set('month', month);
  return (
    <Link to={`?${next}`} replace preventScrollReset className={styles['turn']} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

type CalendarProps = Pick<VehicleContents, 'calendar' | 'month' | 'bookable'>;

function Weeks({ calendar: { days, total }, bookable }: Pick<CalendarProps, 'calendar' | 'bookable'>) {
  const { t, language } = useTranslation();
  return weeksOf(days, bookable).map((week, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: weeks have nothing else to go by.
    <tr key={place}>
      {week.map((day, weekday) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: days of other months have nothing else to go by.
        if (!day) return <td key={weekday} />;
        const state = dayState(day, total, bookable);
        return (
          <td key={day.date} className={styles['day']} data-state={state}>
            <time dateTime={day.date} aria-current={day.date === bookable.today ? 'date' : undefined}>
              <span className={styles['number']}>{Number(day.date.slice(8))}</span>
              <span className="visually-hidden">{named(language, { month: 'long' }, day.date)}</span>
            </time>
            {state !== 'over' && state !== 'far' && (
              <span className={styles['free']}>
                <span aria-hidden="true">{`${day.free}/${total}`}</span>
                <span className="visually-hidden">{t('rental.freeOf', { free: day.free, total })}</span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  ));
}

/** On which days of a month how many are free the whole day, by the market's wall clock. */
export function AvailabilityCalendar({ calendar, month, bookable }: CalendarProps) {
  const { t, language } = useTranslation();
  const words = useTripWords();
  const { before, after } = neighbours(month, bookable);
  const title = named(language, { month: 'long', year: 'numeric' }, `${month}-01`);
  return (
    <section className={styles['calendar']} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className={styles['title']}>
        {t('rental.calendar')}
      </h2>
      <div className={styles['bar']}>
        <Turn month={before} icon="chevron-start" label={t('rental.monthBefore')} />
        <p className={styles['month']} aria-live="polite">
          {title}
        </p>
        <Turn month={after} icon="chevron-end" label={t('rental.monthAfter')} />
      </div>
      <table className={styles['days']}>
        <caption className="visually-hidden">{t('rental.calendarOf', { month: title })}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => mondayMs + at * dayMs).map((at) => (
              <th key={at} scope="col" abbr={named(language, { weekday: 'long' }, at)}>
                {named(language, { weekday: weekdaysOf(language) }, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Weeks calendar={calendar} bookable={bookable} />
        </tbody>
      </table>
      <p className={styles['note']}>
        {t('rental.calendarNote')}
        {after === null && ` ${t('rental.calendarLast', { day: words.day(bookable.latestDay) })}`}
      </p>
    </section>
  );
}
