import type { Ctx } from '../../../platform/context.ts';
import { insertBySlug } from '../../../platform/database/unique-slug.ts';
import { insertStore, type NewStore } from './stores.repo.ts';

/** Adds a store, closed until its staff opens it, and answers its id. */
export async function addStore(ctx: Ctx, store: NewStore): Promise<string> {
  const { slugOf } = await import('@promenade/market/stores');
  const id = ctx.ids.next();
  const slug = slugOf(store.name) || 'store';
  const row = { ...store, id, slug, joinedAt: new Date(ctx.clock.now()) };
  await insertBySlug(row, (free) => insertStore(ctx.db, free));
  return id;
}
