import type { Ctx } from '../../../platform/context.ts';
import { getCategories, withChildren } from '../categories/known-categories.ts';
import { askedOf, type Scope } from '../scope.ts';
import type { ItemQuestion, ItemSort } from './item-question.repo.ts';

/** The filters of the wire, as far as a call has them. Prices in major units. */
export interface ItemFilters {
  readonly limit: number;
  /** The page, from 1. */
  readonly offset: number;
  readonly store_id?: string | undefined;
  readonly category_id?: string | undefined;
  readonly brand_id?: string | undefined;
  readonly condition_id?: string | undefined;
  readonly veg?: boolean | undefined;
  readonly halal?: boolean | undefined;
  readonly organic?: boolean | undefined;
  readonly discounted?: boolean | undefined;
  readonly open_now?: boolean | undefined;
  readonly free_delivery?: boolean | undefined;
  readonly min_rating?: number | undefined;
  readonly min_price?: number | undefined;
  readonly max_price?: number | undefined;
  readonly sort?: Exclude<ItemSort, 'menu' | 'discount' | 'reviews'> | undefined;
}

/** Conditions that a call always applies, in addition to the filters. */
export type ItemNature = Pick<
  ItemQuestion,
  'categoryIds' | 'flashSaleId' | 'gtins' | 'recommended' | 'basic' | 'reviewed' | 'campaign' | 'discounted'
>;

// Categories of the filter, of the call, or what both hold.
async function categoriesAsked(
  ctx: Ctx,
  categoryId: string | undefined,
  ofCall: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (categoryId === undefined) return ofCall;
  const asked = withChildren(await getCategories(ctx), categoryId);
  return ofCall ? asked.filter((id) => ofCall.includes(id)) : asked;
}

// Of an amount between two minor units the one inside the range counts.
function priceRange({ settings }: Scope, { min_price: least, max_price: most }: ItemFilters) {
  const units = 10 ** settings.currency.decimals;
  const whole = (major: number): number => Number((major * units).toFixed(3));
  return {
    minPriceMinor: least === undefined ? undefined : Math.ceil(whole(least)),
    maxPriceMinor: most === undefined ? undefined : Math.floor(whole(most)),
  };
}

/** The query of a list, from the request's parameters and the kind of call. */
export async function itemQuestionOf(
  ctx: Ctx,
  scope: Scope,
  moduleId: string,
  filters: ItemFilters,
  nature: ItemNature & { readonly sort: ItemSort },
): Promise<ItemQuestion> {
  return {
    ...nature,
    ...askedOf(scope, moduleId),
    today: scope.today,
    storeId: filters.store_id,
    categoryIds: await categoriesAsked(ctx, filters.category_id, nature.categoryIds),
    brandId: filters.brand_id,
    conditionId: filters.condition_id,
    veg: filters.veg,
    halal: filters.halal,
    organic: filters.organic,
    discounted: filters.discounted || nature.discounted,
    openNow: filters.open_now,
    freeDelivery: filters.free_delivery,
    minRating: filters.min_rating,
    ...priceRange(scope, filters),
    sort: filters.sort ?? nature.sort,
    limit: filters.limit,
    skip: (filters.offset - 1) * filters.limit,
  };
}
