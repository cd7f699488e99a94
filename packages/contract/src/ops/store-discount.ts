/** A store's discount on all its items, set by its staff or an operator (api.md, rule 2). */
import { z } from 'zod';
import { day as calendarDay, moneyGiven } from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

const amount = moneyGiven.default(0);
const day = calendarDay.nullable().default(null);
const wallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, wrong.wall_time)
  .nullable()
  .default(null);

/** A store's discount; amounts in major units, days and times in the store's local time. */
export const storeDiscountGiven = z
  .object({
    percent: z.number().int().min(1).max(100),
    min_purchase: amount,
    max_discount: amount,
    start_date: day,
    end_date: day.describe('Last day, inclusive.'),
    from: wallTime.describe('Start time, HH:mm; an end before the start is on the next day.'),
    until: wallTime,
  })
  .strict()
  .refine(({ start_date: first, end_date: last }) => !first || !last || first <= last, wrong.end_date)
  .refine(({ from, until }) => (from === null) === (until === null), wrong.from_until);
