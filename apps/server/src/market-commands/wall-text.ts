import { formatWallMinute, wallClockAt } from '@promenade/domain/hours';

/** An instant as the clocks of the market show it. */
export function wallText(iso: string, { timeZone }: { readonly timeZone: string }): string {
  const { date, minute } = wallClockAt(Date.parse(iso), timeZone);
  return `${date} ${formatWallMinute(minute)}`;
}
