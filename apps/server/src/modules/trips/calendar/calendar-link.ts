import type { Language } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { linkUntilMs } from '../after/trip-link.ts';
import type { TripRow } from '../trips.tables.ts';

/** Below which trips are read as calendars by their links. */
export const tripCalendarPath = '/trip-calendars/';

/** The content of a calendar link. */
export interface SealedCalendar {
  readonly tripId: string;
  readonly language: Language;
}

/** Link to a trip as iCalendar: calendars poll it and pick up changes. */
export async function calendarLink(ctx: Ctx, trip: Pick<TripRow, 'id' | 'ends_at'>): Promise<string> {
  const sealed: SealedCalendar = { tripId: trip.id, language: ctx.language };
  const text = await seal(ctx, 'trip-calendar', sealed, linkUntilMs(trip));
  return `${ctx.publicUrl}${tripCalendarPath}${text}`;
}
