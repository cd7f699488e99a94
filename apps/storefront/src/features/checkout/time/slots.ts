/** Slots of one day of the market's calendar. */
export interface SlotDay {
  /** As the market's language writes it; names the day. */
  readonly day: string;
  readonly slots: readonly string[];
}

/** Groups sorted instants by day; `dayOf` names the day in the market's time zone (CHK-08). */
export function slotDays(slots: readonly string[], dayOf: (at: string) => string): SlotDay[] {
  const days = new Map<string, string[]>();
  for (const at of slots) {
    const day = dayOf(at);
    const known = days.get(day);
    if (known) known.push(at);
    else days.set(day, [at]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
