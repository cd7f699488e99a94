import { type RawBuilder, sql } from 'kysely';
import { uniqueSlug } from '../../../platform/database/unique-slug.ts';
import { type Db, inSlices, type Rows } from './loading.repo.ts';

// Columns of items, in the types of their JSON. A repeated import replaces these …
const REPLACED: Readonly<Record<string, string>> = {
  store_id: 'uuid',
  category_id: 'uuid',
  name: 'jsonb',
  description: 'jsonb',
  image: 'text',
  image_width: 'int',
  image_height: 'int',
  price_minor: 'int',
  discount_type: 'text',
  discount_value: 'int',
  veg: 'boolean',
  halal: 'boolean',
  organic: 'boolean',
  recommended: 'boolean',
  available_from_minute: 'int',
  available_until_minute: 'int',
  maximum_cart_quantity: 'int',
  variation_groups: 'jsonb',
  variations: 'jsonb',
  choice_options: 'jsonb',
  add_on_ids: 'uuid[]',
  position: 'int',
  unit: 'jsonb',
  generic_names: 'jsonb',
  prescription: 'boolean',
  basic: 'boolean',
  nutrition: 'jsonb',
  allergens: 'jsonb',
  tags: 'jsonb',
  gtin: 'text',
  brand_id: 'uuid',
  source_key: 'text',
};

// … and these stay as time and operators made them; so do the slug and whether it is on sale.
const KEPT: Readonly<Record<string, string>> = {
  id: 'uuid',
  rating: 'numeric',
  rating_count: 'int',
  order_count: 'int',
  listed_at: 'timestamptz',
};

// The choices of an item belong together, along with the price of an item that is only sold in variations.
const CHOICES = ['variation_groups', 'variations', 'choice_options', 'add_on_ids'];
const DECIDED: Readonly<Record<string, RawBuilder<boolean>>> = {
  ...Object.fromEntries(CHOICES.map((name) => [name, sql`items.choices_decided`])),
  price_minor: sql`items.choices_decided and items.variations <> '[]'`,
};

/** A column as the rows have it; in an import of the market, unless the store or an operator has decided it. */
function replacedBy(name: string, by: 'import' | 'sheet'): RawBuilder<unknown> {
  const decided = by === 'import' ? DECIDED[name] : undefined;
  const said = sql`excluded.${sql.ref(name)}`;
  return sql`${sql.ref(name)} = ${decided ? sql`case when ${decided} then ${sql.ref(`items.${name}`)} else ${said} end` : said}`;
}

/** Writes items. What time and operators made stays: slug, on sale or not, ratings, orders, choices that are decided. */
export async function upsertItems(db: Db, rows: Rows, by: 'import' | 'sheet'): Promise<void> {
  const columns = { ...KEPT, ...REPLACED };
  const names = Object.keys(columns);
  const [written, read, typed, replaced] = [
    sql.join(names.map((name) => sql.ref(name))),
    sql.join(names.map((name) => sql.ref(`r.${name}`))),
    sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)),
    sql.join(Object.keys(REPLACED).map((name) => replacedBy(name, by))),
  ];
  await inSlices(rows, (slice) =>
    sql`
    insert into items (module_id, slug, ${written})
    select (select id from modules where module_type = r.module_type), ${uniqueSlug('items')}, ${read}
    from jsonb_to_recordset(${slice}) as r (module_type text, slug text, ${typed})
    on conflict (id) do update set ${replaced}`.execute(db),
  );
}

/** Replaces the conditions that items are for. */
export async function replaceItemConditions(db: Db, rows: Rows): Promise<void> {
  await inSlices(rows, async (slice) => {
    const wanted = sql`select r.item_id, c::uuid as condition_id
      from jsonb_to_recordset(${slice}) as r (item_id uuid, condition_ids jsonb), jsonb_array_elements_text(r.condition_ids) as c`;
    await sql`
      delete from item_conditions
      where item_id in (select r.item_id from jsonb_to_recordset(${slice}) as r (item_id uuid))
        and (item_id, condition_id) not in (${wanted})`.execute(db);
    await sql`insert into item_conditions (item_id, condition_id) ${wanted} on conflict do nothing`.execute(
      db,
    );
  });
}
