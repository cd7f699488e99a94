import { cacheTimes } from '../../../lib/api/cache-times.ts';
import { callQuery } from '../../../lib/api/use-call.ts';

/** An item's details, cached for 30 s and requested once (SYS-14, ITEM-15). */
export const itemQuery = (idOrSlug: string) => ({
  ...callQuery('catalog.item', { params: { id: idOrSlug } }),
  ...cacheTimes.itemDetails,
});
