import type { Ctx } from '../../../platform/context.ts';
import { insertBySlug } from '../../../platform/database/unique-slug.ts';
import type { LocalText } from '../catalog.tables.ts';
import { insertStore } from './stores.repo.ts';

/** A store that joins a running market, as opposed to one that an import brings. */
export interface NewStore {
  readonly moduleId: string;
  readonly zoneId: string;
  readonly name: string;
  readonly kind: LocalText;
  readonly address: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  readonly openingHours: readonly {
    readonly weekday: number;
    readonly opensMinute: number;
    readonly closesMinute: number;
  }[];
  readonly deliveryMinutes: readonly [from: number, to: number];
  readonly taxPercent: number;
  readonly logo: string;
  readonly cover: { readonly name: string; readonly width: number; readonly height: number };
}

/** Adds a store, closed until its staff opens it, and answers its id. */
export async function addStore(ctx: Ctx, store: NewStore): Promise<string> {
  const { slugOf } = await import('@promenade/market/stores');
  const id = ctx.ids.next();
  const slug = slugOf(store.name) || 'store';
  const row = { ...store, id, slug, joinedAt: new Date(ctx.clock.now()) };
  await insertBySlug(row, (free) => insertStore(ctx.db, free));
  return id;
}
