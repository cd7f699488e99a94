import type { Quote } from './bill/use-quote.ts';

/** What a shopper who collects an order needs to know of the store. */
export interface CollectedFrom {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** Where take-away is collected: from the store's own page, otherwise from its bill. */
export function collectAt(
  shown: CollectedFrom | null,
  quote: (Pick<Quote, 'store_id'> & Partial<Pick<Quote, 'store'>>) | null,
): CollectedFrom | null {
  if (shown || !quote?.store) return shown;
  const { store_id: id, store } = quote;
  return { id, ...store };
}
