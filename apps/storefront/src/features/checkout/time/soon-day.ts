import { addDays, wallClockAt } from '@promenade/domain/hours';
import type { Language } from '../../../lib/i18n/languages.ts';

interface Reader {
  readonly nowMs: number;
  readonly timeZone: string;
  readonly language: Language;
}

/** 'Today' or 'Tomorrow' in the market's time zone, as a label begins; null for any other day. */
export function soonDay(at: string, { nowMs, timeZone, language }: Reader): string | null {
  const { date: today } = wallClockAt(nowMs, timeZone);
  const daysAhead = [today, addDays(today, 1)].indexOf(wallClockAt(Date.parse(at), timeZone).date);
  if (daysAhead < 0) return null;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysAhead, 'day');
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
