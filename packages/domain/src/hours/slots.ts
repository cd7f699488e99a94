import { type InstantMs, instantOfDay, wallDayAt } from './wall-clock.ts';
import { type OpenSpan, type WeeklyHours, openSpans } from './weekly-hours.ts';

const MINUTE_MS = 60_000;

/** A slot that an order can be scheduled for (CHK-08). */
export type DeliverySlot = { readonly startAtMs: InstantMs; readonly endAtMs: InstantMs };

/** Which slots to compute. */
export type SlotQuestion = {
  readonly nowMs: InstantMs;
  /** The earliest slot starts this many minutes from now. */
  readonly leadMinutes: number;
  /** Length of a slot; slots start at multiples of it from local midnight. At least 1. */
  readonly slotMinutes: number;
  /** Number of calendar days, including today. */
  readonly days: number;
};

/**
 * The slots that lie entirely within opening hours, in order. A slot that a clock change skips is left out;
 * the one during which the clock goes back is longer.
 */
export function deliverySlots(hours: WeeklyHours, question: SlotQuestion): DeliverySlot[] {
  const { nowMs, slotMinutes, days } = question;
  const { timeZone } = hours;
  const today = wallDayAt(nowMs, timeZone);
  const earliestMs = nowMs + question.leadMinutes * MINUTE_MS;
  const slots: DeliverySlot[] = [];
  for (const span of openSpans(hours, nowMs, instantOfDay(today, days * 1440, timeZone))) {
    const firstDay = Math.max(today, wallDayAt(span.startAtMs, timeZone));
    const lastDay = Math.min(today + days - 1, wallDayAt(span.endAtMs, timeZone));
    for (let day = firstDay; day <= lastDay; day += 1) {
      const inTime = slotsOfDay(day, slotMinutes, timeZone).filter((slot) => slot.startAtMs >= earliestMs);
      slots.push(...inTime.filter((slot) => isInside(slot, span)));
    }
  }
  return slots;
}

function slotsOfDay(day: number, slotMinutes: number, timeZone: string): DeliverySlot[] {
  const slots: DeliverySlot[] = [];
  for (let minute = 0; minute < 1440; minute += Math.max(1, slotMinutes)) {
    const startAtMs = instantOfDay(day, minute, timeZone);
    const endAtMs = instantOfDay(day, minute + slotMinutes, timeZone);
    if (startAtMs < endAtMs) slots.push({ startAtMs, endAtMs });
  }
  return slots;
}

function isInside(slot: DeliverySlot, span: OpenSpan): boolean {
  return span.startAtMs <= slot.startAtMs && slot.endAtMs <= span.endAtMs;
}

/**
 * Whether a slot can start at an instant: on one of the requested days, with the store open until its end. A slot that
 * `deliverySlots` offers ends as offered there, even if a clock change makes it shorter or longer; any other lasts
 * `slotMinutes`.
 */
export function canBeginSlot(
  hours: WeeklyHours,
  startAtMs: InstantMs,
  { nowMs, slotMinutes, days }: Omit<SlotQuestion, 'leadMinutes'>,
): boolean {
  const { timeZone } = hours;
  const day = wallDayAt(startAtMs, timeZone);
  if (day >= wallDayAt(nowMs, timeZone) + days) return false;
  const offered = slotsOfDay(day, slotMinutes, timeZone).find((slot) => slot.startAtMs === startAtMs);
  return isSlotOpen(hours, offered ?? { startAtMs, endAtMs: startAtMs + slotMinutes * MINUTE_MS });
}

/** Whether the store is open throughout the slot. */
export function isSlotOpen(hours: WeeklyHours, slot: DeliverySlot): boolean {
  if (slot.startAtMs >= slot.endAtMs) return false;
  return openSpans(hours, slot.startAtMs, slot.endAtMs).some((span) => isInside(slot, span));
}
