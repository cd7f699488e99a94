/** One span of a week. A span past midnight belongs to the day on which it opens. */
export type OpeningSpan = {
  /** 0 is Sunday, 6 Saturday. */
  weekday: number;
  /** Minutes after local midnight, 0 to 1439. */
  opensMinute: number;
  /** Minutes after the same midnight, above opensMinute, up to 2880. */
  closesMinute: number;
};

type Span = Omit<OpeningSpan, 'weekday'>;
type Week = Map<number, Span[]>;

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DAY_MINUTES = 1440;
const DAY = DAYS.join('|');
// 'Su,PH off' and 'PH,Mo-Su 10:00-22:00': the weekdays count, the holidays listed with them are ignored.
const HOLIDAYS_BESIDE = new RegExp(`(?<=${DAY})\\s*,\\s*[PS]H\\b|\\b[PS]H\\s*,\\s*(?=${DAY})`, 'g');
const OF_HOLIDAYS = /^\s*([PS]H\b.*)?$/;
const TOKEN =
  /\s*(?:(Su|Mo|Tu|We|Th|Fr|Sa)(?:\s*-\s*(Su|Mo|Tu|We|Th|Fr|Sa))?|(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})|(off|closed)|(,))\s*/y;

/**
 * Parses the common forms of the `opening_hours` tag: days or none, spans, '24/7', 'off'. Source:
 * wiki.openstreetmap.org Key:opening_hours. Months, sunrise and comments are not supported: undefined; holidays are
 * ignored. A later rule adds to the same day unless the spans overlap; then it replaces them. By the tag's
 * specification it would always replace the day, but mappers who write 'Mo 08:00-12:00; Mo 14:00-18:00' mean both.
 */
export function parseOpeningHours(text: string): OpeningSpan[] | undefined {
  const rules = text
    .replace(HOLIDAYS_BESIDE, '')
    .split(';')
    .filter((rule) => !OF_HOLIDAYS.test(rule))
    .map((rule) => (rule.trim() === '24/7' ? '00:00-24:00' : rule));
  const week: Week = new Map();
  for (const rule of rules) {
    if (!readRule(rule, week)) return undefined;
  }
  const spans = [...week].flatMap(([weekday, day]) => day.map((span) => ({ weekday, ...span })));
  if (spans.length === 0) return undefined;
  return spans.sort((a, b) => a.weekday - b.weekday || a.opensMinute - b.opensMinute);
}

function readRule(rule: string, week: Week): boolean {
  TOKEN.lastIndex = 0;
  let days: number[] = [];
  let afterTimes = false;
  while (TOKEN.lastIndex < rule.length) {
    const token = TOKEN.exec(rule);
    if (!token) return false;
    const [, firstDay, lastDay, openHour, openMinute, closeHour, closeMinute, off] = token;
    if (firstDay) {
      days = [...(afterTimes ? [] : days), ...dayRange(firstDay, lastDay ?? firstDay)];
      afterTimes = false;
    } else if (off) {
      for (const day of days) week.delete(day);
      afterTimes = true;
    } else if (openHour) {
      const span = toSpan([openHour, openMinute, closeHour, closeMinute].map(Number));
      if (!span) return false;
      for (const day of days.length > 0 ? days : EVERY_DAY) addSpan(week, day, span);
      afterTimes = true;
    }
  }
  return afterTimes;
}

function dayRange(first: string, last: string): number[] {
  const from = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => (from + i) % 7);
}

function toSpan([openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0]: number[]): Span | undefined {
  const opensMinute = openHour * 60 + openMinute;
  const closes = closeHour * 60 + closeMinute;
  if (openHour > 23 || openMinute > 59 || closeMinute > 59 || closes > 2 * DAY_MINUTES) return undefined;
  return { opensMinute, closesMinute: closes > opensMinute ? closes : closes + DAY_MINUTES };
}

function addSpan(week: Week, day: number, span: Span): void {
  const spans = week.get(day) ?? [];
  const apart = spans.filter(
    (other) => span.opensMinute >= other.closesMinute || other.opensMinute >= span.closesMinute,
  );
  week.set(day, [...apart, span]);
}
