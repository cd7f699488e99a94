import { type Kysely, sql } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { AddOnColumn } from '../catalog.tables.ts';
import type { KeptItemRow } from './kept-items.repo.ts';

type Db = Kysely<unknown>;

/** The add-ons of a store, in their order. */
export async function listAddOns(db: Db, storeId: string): Promise<AddOnColumn[]> {
  const { rows } = await sql<AddOnColumn>`
    select id, name, price_minor as "priceMinor" from add_ons where store_id = ${storeId}
    order by position, id`.execute(db);
  return rows;
}

/** Holds a store's add-ons until the transaction ends: two calls at once would both add what neither finds. */
export async function lockAddOns(db: Db, storeId: string): Promise<AddOnColumn[]> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(db);
  return listAddOns(db, storeId);
}

/** Stores an add-on edited by its store, which imports do not overwrite; a new one is last. */
export async function keepAddOn(db: Db, storeId: string, addOn: AddOnColumn): Promise<void> {
  await sql`
    insert into add_ons (id, store_id, name, price_minor, position, decided)
    values (${addOn.id}, ${storeId}, ${json(addOn.name)}, ${addOn.priceMinor},
      coalesce((select max(position) + 1 from add_ons where store_id = ${storeId}), 1), true)
    on conflict (id) do update
      set name = excluded.name, price_minor = excluded.price_minor, active = true, decided = true`.execute(
    db,
  );
}

/**
 * Stores the choices of an item, which imports do not overwrite. Stock of variations that no longer exist is deleted.
 */
export async function updateKeptChoices(db: Db, item: KeptItemRow): Promise<void> {
  await sql`
    update items set price_minor = ${item.price_minor}, variation_groups = ${json(item.variation_groups)},
      choice_options = ${json(item.choice_options)}, variations = ${json(item.variations)},
      add_on_ids = ${[...item.add_on_ids]}::uuid[], choices_decided = true
    where id = ${item.id}`.execute(db);
  const counted = item.variations.length > 0 ? item.variations.map(({ type }) => type) : [''];
  await sql`
    delete from item_stock where item_id = ${item.id} and variation <> all (${counted}::text[])`.execute(db);
}
