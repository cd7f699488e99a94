import type { Reply } from '@promenade/contract/calls';
import { isInDateWindow } from '@promenade/domain/hours';
import type { StoreDiscount } from '@promenade/domain/pricing';
import type { DiscountDatesColumns, StoreDiscountColumns } from '../catalog.tables.ts';
import type { Scope } from '../scope.ts';
import { timeZoneOf } from './opening.ts';

/** A store's discount as the rules read it, whether it runs or not. */
export function storeDiscountOf(
  row: StoreDiscountColumns & Pick<DiscountDatesColumns, 'discount_dates'>,
): StoreDiscount | undefined {
  if (row.discount_percent === null) return undefined;
  return {
    percent: row.discount_percent,
    minPurchaseMinor: row.discount_minimum_minor,
    maxDiscountMinor: row.discount_maximum_minor ?? 0,
    dates: row.discount_dates ?? undefined,
  };
}

/** The percent of a store's discount that runs now (api.md, rule 2); null without one. */
export function runningPercent(
  scope: Scope,
  row: Pick<StoreDiscountColumns, 'discount_percent'> & DiscountDatesColumns,
): number | null {
  const { discount_dates: dates } = row;
  const runs = !dates || isInDateWindow(dates, scope.wallClock(timeZoneOf(scope, row)));
  return runs ? row.discount_percent : null;
}

/** A store's discount that runs now as the wire has it; a maximum of 0 is none. */
export function viewStoreDiscount(
  scope: Scope,
  row: StoreDiscountColumns & DiscountDatesColumns,
): Reply<'catalog.item'>['store_offer'] {
  const percent = runningPercent(scope, row);
  if (percent === null) return null;
  return {
    discount: percent,
    discount_type: 'percent',
    min_purchase: scope.major(row.discount_minimum_minor),
    max_discount: scope.major(row.discount_maximum_minor ?? 0),
  };
}
