import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { gtinForms } from './gtin-forms.ts';
import { viewWithCounts } from '../categories/list-categories.ts';
import { getCategories, withChildren } from '../categories/known-categories.ts';
import type { ItemFilters } from '../items/item-filters.ts';
import { listSortedRows } from '../items/item-pages.repo.ts';
import { type ItemPage, listItems, pageOf as pageOfItems } from '../items/list-items.ts';
import { type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { pageOf as pageOfStores, type StoreFilters, type StorePage } from '../stores/list-stores.ts';
import { searchStoreRows, type StoreRowPage } from '../stores/store-pages.repo.ts';
import { findCategories } from './find-categories.ts';
import {
  type Forgiven,
  mayBeStores,
  readSearch,
  type Search,
  searchAny,
  searchForgivingly,
} from './forgiving-search.ts';
import { searchItemRows } from './found-items.repo.ts';
import type { SearchWord, SearchWords } from './meanings.ts';
import { isAsTyped, suggestionOf } from './suggestion.ts';

type Found = Reply<'catalog.search'>;
type Named<Filters> = Filters & { readonly name: string };

const nothing = { rows: [], total: 0 };

// Beside items and stores, as a way to more of them.
const mostCategories = 3;

function readSearchIn(ctx: Ctx, scope: Scope, text: string, alsoStores = false): Promise<Search> {
  const moduleId = scope.module?.id;
  if (moduleId === undefined)
    return Promise.resolve({ typed: [], unknownAlike: async () => [], knownAlike: async () => [] });
  return readSearch(ctx, { moduleId, zoneIds: zoneIdsOf(scope, moduleId) }, text, alsoStores);
}

// If nothing matches as typed but a category has that name, it is not a typo: the category's items are meant.
async function itemsOfNamed(ctx: Ctx, filters: ItemFilters, search: Search): Promise<ItemPage | undefined> {
  const named = await findCategories(ctx, await scopeOf(ctx), search);
  if (named.length === 0) return undefined;
  const known = await getCategories(ctx);
  const categoryIds = named.flatMap(({ id }) => withChildren(known, id));
  const page = await listItems(ctx, filters, { categoryIds });
  return page.total_size > 0 ? page : undefined;
}

// The words that found the page are needed for the suggestion; there are none for a category's items.
async function itemsBy(ctx: Ctx, filters: ItemFilters, search: Search) {
  let forgiven: Forgiven<unknown> | undefined;
  const page = await pageOfItems(ctx, filters, {}, async (question) => {
    const found = await searchForgivingly(search, (words) => searchItemRows(ctx.db, question, words));
    forgiven = found;
    return found?.page ?? nothing;
  });
  const named = forgiven && isAsTyped(forgiven.words) ? undefined : await itemsOfNamed(ctx, filters, search);
  return named
    ? { page: named, words: undefined, named: true }
    : { page, words: forgiven?.words, named: false };
}

// Words that found items are not corrected for stores: what is right there is not a typo here.
async function storesBy(ctx: Ctx, filters: StoreFilters, search: Search, meant?: readonly SearchWord[]) {
  let forgiven: Forgiven<unknown> | undefined;
  const page = await pageOfStores(ctx, filters, {}, async (question) => {
    const ask = async (asked: SearchWords): Promise<StoreRowPage> =>
      mayBeStores(search, asked.words) ? searchStoreRows(ctx.db, question, asked) : nothing;
    if (meant) return ask({ words: meant });
    const found = await searchForgivingly(search, ask);
    forgiven = found;
    return found?.page ?? nothing;
  });
  return { page, words: forgiven?.words };
}

/** GET /items/search: by name in any language, by brand, tag or generic name, in any order of words, slips forgiven; by GTIN exactly. */
export async function searchItems(ctx: Ctx, input: Named<ItemFilters>): Promise<ItemPage> {
  const gtins = gtinForms(input.name);
  if (gtins) {
    const known = await pageOfItems(ctx, input, { gtins }, (question) => listSortedRows(ctx.db, question));
    if (known.total_size > 0) return known;
  }
  const search = await readSearchIn(ctx, await scopeOf(ctx), input.name);
  return (await itemsBy(ctx, input, search)).page;
}

/** GET /stores/search: by name or kind in any language; accents and slips are forgiven. */
export async function searchStores(ctx: Ctx, input: Named<StoreFilters>): Promise<StorePage> {
  const search = await readSearchIn(ctx, await scopeOf(ctx), input.name);
  return (await storesBy(ctx, input, search)).page;
}

// The likeliest goods: those that say at least one word, else the popular ones.
async function nearestTo(ctx: Ctx, page: ItemFilters, search: Search): Promise<ItemPage['items']> {
  const some = await pageOfItems(
    ctx,
    page,
    {},
    async (question) =>
      (await searchAny(search, (words) => searchItemRows(ctx.db, question, words))) ?? nothing,
  );
  return some.items.length > 0 ? some.items : (await listItems(ctx, page)).items;
}

/** GET /items/item-or-store-search: results while typing; the closest matches if nothing matches exactly. */
export async function searchCatalog(
  ctx: Ctx,
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<Found> {
  const [scope, first] = [await scopeOf(ctx), { limit, offset: 1 }];
  const search = await readSearchIn(ctx, scope, name, true);
  const items = await itemsBy(ctx, first, search);
  const stores = await storesBy(ctx, first, search, items.words);
  const gtins = gtinForms(name);
  const byNumber = gtins && (await searchItems(ctx, { ...first, name }));
  const categories = (await viewWithCounts(ctx, scope, await findCategories(ctx, scope, search)))
    .filter((category) => category.item_count > 0)
    .slice(0, mostCategories);
  const goods = byNumber ?? items.page;
  const found = goods.total_size + stores.page.total_size + categories.length > 0;
  return {
    items: goods.items,
    items_total: goods.total_size,
    stores: stores.page.stores,
    stores_total: stores.page.total_size,
    categories,
    suggestion: items.named ? null : suggestionOf(search.typed, items.words ?? stores.words, goods.items),
    nearest: found ? [] : await nearestTo(ctx, first, search),
  };
}
