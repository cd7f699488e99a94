import { type Week, readWeek, type WrittenInterval } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import type { RefusalPart } from '../../../platform/errors.ts';
import type { StoredInterval } from './opening.ts';

// A Sunday; the weekday alone is shown of it.
const sundayMs = Date.UTC(2017, 0, 1);
const dayMs = 86_400_000;

function weekdayName(ctx: Ctx, weekday: number): string {
  const format = new Intl.DateTimeFormat(ctx.language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(sundayMs + weekday * dayMs);
}

/** Opening hours as they are kept. */
export function hoursColumns(week: Week): StoredInterval[] {
  return week.flatMap((day, weekday) =>
    day.map(({ openMinute, closeMinute }) => ({
      weekday,
      opensMinute: openMinute,
      closesMinute: closeMinute,
    })),
  );
}

/** Reads written hours, or says in words which day is wrong. */
export function readHours(
  ctx: Ctx,
  written: readonly WrittenInterval[],
): { readonly week: Week } | { readonly problem: RefusalPart } {
  const read = readWeek(written);
  if (read.ok) return { week: read.week };
  const { fault } = read;
  const params = 'weekday' in fault ? { day: weekdayName(ctx, fault.weekday) } : {};
  return { problem: { code: fault.code, field: 'opening_hours', params } };
}
