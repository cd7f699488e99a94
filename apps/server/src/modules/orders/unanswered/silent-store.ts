import { type Language, noticeOf } from '@promenade/contract/refusals';
import type { OrderRow } from '../orders.tables.ts';

/** What stands in the books where an order was cancelled because its store, or every courier, did not answer. */
export const silentStore = 'store_silent';

/** The same in words: a parcel has no store. */
export function silenceIn(language: Language, { parcel }: Pick<OrderRow, 'parcel'>): string {
  return noticeOf(parcel ? 'couriers_silent' : silentStore, language);
}
