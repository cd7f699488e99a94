import type { Locator } from '@playwright/test';

/** The start and end of each row of cards, as shown on the page. */
export const rowsOf = (cards: Locator) =>
  cards.evaluateAll((shown) => {
    const rows = new Map<number, { from: number; until: number }>();
    for (const card of shown) {
      const { top, left, right } = card.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? { from: left, until: right };
      rows.set(Math.round(top), { from: Math.min(row.from, left), until: Math.max(row.until, right) });
    }
    return [...rows.values()].map(({ from, until }) => `${Math.round(from)} to ${Math.round(until)}`);
  });
