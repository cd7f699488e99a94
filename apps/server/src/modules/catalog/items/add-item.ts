import type { Ctx } from '../../../platform/context.ts';
import { insertBySlug } from '../../../platform/database/unique-slug.ts';
import { refuse } from '../../../platform/errors.ts';
import { writtenIn } from '../../../platform/local-text.ts';
import { getCategories } from '../categories/known-categories.ts';
import { insertItem, type NewItemRow } from './new-item.repo.ts';

/** An item that a store puts on sale by itself, as opposed to one that a sheet brings. */
export interface NewItem {
  readonly store: { readonly id: string; readonly moduleId: string };
  readonly categoryId: string;
  readonly name: string;
  readonly description: string;
  readonly priceMinor: number;
  readonly isVegetarian: boolean;
}

/** Refuses a category that is not of the store's module. */
export async function checkCategory(ctx: Ctx, categoryId: string, moduleId: string): Promise<void> {
  const category = (await getCategories(ctx)).byId.get(categoryId);
  if (category?.module_id !== moduleId) refuse('category_not_found');
}

/** Puts an item on sale at the end of its store's menu. */
export async function addItem(
  ctx: Ctx,
  item: NewItem,
  image: NewItemRow['image'],
): Promise<{ readonly id: string; readonly slug: string }> {
  const { slugOf } = await import('@promenade/market/stores');
  const id = ctx.ids.next();
  const row = {
    ...item,
    id,
    slug: slugOf(item.name) || 'item',
    image,
    names: writtenIn(ctx.language, item.name),
    descriptions: writtenIn(ctx.language, item.description),
    listedAt: new Date(ctx.clock.now()),
  };
  const { slug } = await insertBySlug(row, (free) => insertItem(ctx.db, free));
  return { id, slug };
}
