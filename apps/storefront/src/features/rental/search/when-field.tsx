import { pickupAtOf, pickupText, tripTimeZone } from '@promenade/domain/rental';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Segmented } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from './trip-form.module.css';
import { useInBrowser } from '../../../lib/view/use-in-browser.ts';

const hourMs = 3_600_000;

/** The next full hour but one, on the market's wall clock: time to get there. */
export function nextSlot(nowMs: number, marketTimeZone: string): string {
  const inTwoHours = pickupText(nowMs + 2 * hourMs, marketTimeZone);
  return `${inTwoHours.slice(0, 'YYYY-MM-DD HH'.length)}:00:00`;
}

/** Whether a visitor's clock differs from the market's at the instant of a pickup. */
export function clocksDiffer(text: string, marketTimeZone: string, visitorTimeZone: string): boolean {
  const atMs = pickupAtOf(text, marketTimeZone);
  return atMs !== undefined && pickupText(atMs, marketTimeZone) !== pickupText(atMs, visitorTimeZone);
}

/** `America/Montevideo` as people there call it, with its offset at the instant: 'GMT-3'. */
function zoneName(text: string, marketTimeZone: string, language: string): string {
  const timeZone = tripTimeZone(marketTimeZone);
  const atMs = pickupAtOf(text, marketTimeZone) ?? 0;
  const named = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName, numberingSystem: 'latn' })
      .formatToParts(new Date(atMs))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${named('longGeneric')} (${named('shortOffset')})`;
}

interface WhenFieldProps {
  /** `YYYY-MM-DD HH:mm:ss` on the market's wall clock; null is Pickup Now. */
  readonly value: string | null;
  /** The latest day that can be chosen. */
  readonly latestDay: string;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** The time zone, if the visitor's own clock differs (RENT-12). */
function useZoneNote(value: string | null): string | undefined {
  const { t, language } = useTranslation();
  const { time_zone: timeZone } = useMarket().config;
  if (!useInBrowser() || value === null) return undefined;
  const visitor = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clocksDiffer(value, timeZone, visitor)
    ? t('rental.zoneNote', { zone: zoneName(value, timeZone, language) })
    : undefined;
}

/** 'Pickup Now', or a date and time on the market's wall clock (RENT-12). */
export function WhenField({ value, latestDay, error, onChange }: WhenFieldProps) {
  const { t } = useTranslation();
  const { time_zone: timeZone } = useMarket().config;
  const hint = useZoneNote(value);
  // At midnight the server's page and the browser's would differ.
  const max = useInBrowser() ? `${latestDay}T23:59` : undefined;
  return (
    <div className={styles['when']}>
      <Segmented
        name="when"
        label={t('rental.when')}
        value={value === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('rental.pickupNow') },
          { value: 'later', label: t('rental.schedule') },
        ]}
        onChange={(when) => onChange(when === 'now' ? null : nextSlot(marketNow(), timeZone))}
      />
      {value !== null && (
        <TextField
          type="datetime-local"
          label={t('rental.pickupTime')}
          value={value.slice(0, 16).replace(' ', 'T')}
          max={max}
          hint={hint}
          error={error}
          onChange={({ target }) => {
            // An emptied field keeps its previous value.
            if (target.value) onChange(`${target.value.slice(0, 16).replace('T', ' ')}:00`);
          }}
        />
      )}
    </div>
  );
}
