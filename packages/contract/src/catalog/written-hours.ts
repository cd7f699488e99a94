/** Opening hours as stores send them. */
import { z } from 'zod';

/** Maximum number of intervals of a week: three per day. */
export const MAX_INTERVALS = 21;

/** A weekday (0 is Sunday) and two local times, `HH:mm`; a close at or before the opening is on the next day. */
export const writtenInterval = z.object({
  weekday: z.number().int().min(0).max(6),
  opens: z.string().max(8),
  closes: z.string().max(8),
});

/** Refusals of weekly hours; their texts name the day. */
export const hoursRefusals = ['hours_empty', 'hours_time', 'hours_overlap'] as const;
