import type { Quote } from './bill/use-quote.ts';

/** A store, as far as whoever collects an order has to know it. */
export interface CollectedFrom {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** Where take-away is collected: as the store's own page has it, else as its bill does. */
export function collectAt(
  shown: CollectedFrom | null,
  quote: (Pick<Quote, 'store_id'> & Partial<Pick<Quote, 'store'>>) | null,
): CollectedFrom | null {
  if (shown || !quote?.store) return shown;
  const { store_id: id, store } = quote;
  return { id, ...store };
}
