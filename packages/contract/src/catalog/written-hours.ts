/** Opening hours as they are sent by whoever keeps them. */
import { z } from 'zod';

/** As many as a week has: three a day. */
export const MAX_INTERVALS = 21;

/** A weekday (0 is Sunday) and two wall times, `HH:mm`; a close at or before the opening is the next day's. */
export const writtenInterval = z.object({
  weekday: z.number().int().min(0).max(6),
  opens: z.string().max(8),
  closes: z.string().max(8),
});

/** Refusals of a week, each with the day in words. */
export const hoursRefusals = ['hours_empty', 'hours_time', 'hours_overlap'] as const;
