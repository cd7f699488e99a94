import type { Reply } from '@promenade/contract/calls';
import type { StoreDiscount } from '@promenade/domain/pricing';
import type { StoreDiscountColumns } from '../catalog.tables.ts';
import type { Scope } from '../scope.ts';

/** A store's discount as the rules read it. */
export function storeDiscountOf(row: StoreDiscountColumns): StoreDiscount | undefined {
  if (row.discount_percent === null) return undefined;
  return {
    percent: row.discount_percent,
    minPurchaseMinor: row.discount_minimum_minor,
    maxDiscountMinor: row.discount_maximum_minor ?? 0,
  };
}

/** A store's discount as the wire has it; a maximum of 0 is none. */
export function viewStoreDiscount(
  scope: Scope,
  row: StoreDiscountColumns,
): Reply<'catalog.item'>['store_offer'] {
  if (row.discount_percent === null) return null;
  return {
    discount: row.discount_percent,
    discount_type: 'percent',
    min_purchase: scope.major(row.discount_minimum_minor),
    max_discount: scope.major(row.discount_maximum_minor ?? 0),
  };
}
