import { type Kysely, sql } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { LocalText } from '../catalog.tables.ts';

/** An item as it is put on sale. */
export interface NewItemRow {
  readonly id: string;
  readonly slug: string;
  readonly store: { readonly id: string; readonly moduleId: string };
  readonly categoryId: string;
  readonly names: LocalText;
  readonly descriptions: LocalText;
  readonly priceMinor: number;
  readonly isVegetarian: boolean;
  /** Its name in the storage, and pixels. */
  readonly image: { readonly name: string; readonly width: number; readonly height: number };
  readonly listedAt: Date;
}

/** Keeps an item after the last of its store's menu; false where another has its link. */
export async function insertItem(db: Kysely<unknown>, item: NewItemRow): Promise<boolean> {
  const { store, image } = item;
  const { rows } = await sql`
    insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
      price_minor, veg, halal, recommended, position, listed_at)
    select ${item.id}, ${store.id}, ${store.moduleId}, ${item.categoryId}, ${item.slug},
      ${json(item.names)}, ${json(item.descriptions)}, ${image.name}, ${image.width},
      ${image.height}, ${item.priceMinor}, ${item.isVegetarian}, false, false,
      coalesce((select max(position) + 1 from items where store_id = ${store.id}), 1), ${item.listedAt}
    on conflict (slug) do nothing returning id`.execute(db);
  return rows.length > 0;
}
