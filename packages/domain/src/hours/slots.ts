import { addDays } from './local-date.ts';
import { type InstantMs, instantOf, wallClockAt } from './wall-clock.ts';
import { type OpenSpan, type WeeklyHours, openSpans } from './weekly-hours.ts';

/** A time that an order can be scheduled for (CHK-08). */
export type DeliverySlot = { readonly startAtMs: InstantMs; readonly endAtMs: InstantMs };

/** Which slots are asked for. */
export type SlotQuestion = {
  readonly nowMs: InstantMs;
  /** The earliest slot starts this many minutes from now. */
  readonly leadMinutes: number;
  /** Length; slots start at whole multiples of it from midnight on the wall. At least 1. */
  readonly slotMinutes: number;
  /** How many calendar days, today included. */
  readonly days: number;
};

/**
 * The slots that lie wholly in open time, in order. A slot that a clock change skips is left out;
 * the one during which the clock goes back lasts longer.
 */
export function deliverySlots(hours: WeeklyHours, question: SlotQuestion): DeliverySlot[] {
  const today = wallClockAt(question.nowMs, hours.timeZone).date;
  const earliestMs = question.nowMs + question.leadMinutes * 60_000;
  const spans = openSpans(hours, question.nowMs, instantOf(today, question.days * 1440, hours.timeZone));
  const slots: DeliverySlot[] = [];
  for (let day = 0; day < question.days; day += 1) {
    for (const slot of slotsOfDay(addDays(today, day), question.slotMinutes, hours.timeZone)) {
      if (slot.startAtMs >= earliestMs && isInside(slot, spans)) slots.push(slot);
    }
  }
  return slots;
}

function slotsOfDay(date: string, slotMinutes: number, timeZone: string): DeliverySlot[] {
  const slots: DeliverySlot[] = [];
  for (let minute = 0; minute < 1440; minute += Math.max(1, slotMinutes)) {
    const startAtMs = instantOf(date, minute, timeZone);
    const endAtMs = instantOf(date, minute + slotMinutes, timeZone);
    if (startAtMs < endAtMs) slots.push({ startAtMs, endAtMs });
  }
  return slots;
}

function isInside(slot: DeliverySlot, spans: readonly OpenSpan[]): boolean {
  return spans.some((span) => span.startAtMs <= slot.startAtMs && slot.endAtMs <= span.endAtMs);
}

/** Whether the store is open throughout the slot. */
export function isSlotOpen(hours: WeeklyHours, slot: DeliverySlot): boolean {
  return slot.startAtMs < slot.endAtMs && isInside(slot, openSpans(hours, slot.startAtMs, slot.endAtMs));
}
