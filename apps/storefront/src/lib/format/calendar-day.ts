import type { Language } from '../i18n/languages.ts';

// In UTC, where the text begins its day: no instant is on one day in every market's time zone.
const asWritten = { dateStyle: 'medium', timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** A day of the calendar, `2026-12-31`, as people write it: that day, wherever the market is. */
export const calendarDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, asWritten).format(new Date(day));
