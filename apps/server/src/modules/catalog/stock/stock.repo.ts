import { type Kysely, type RawBuilder, sql } from 'kysely';

/** So many units of an item, or of one of its variations. */
export interface StockTake {
  readonly itemId: string;
  /** '' for the item itself. */
  readonly variation: string;
  readonly quantity: number;
}

type Db = Kysely<unknown>;

interface TakenRow {
  readonly item_id: string;
  readonly variation: string;
  readonly quantity: number;
  readonly available: number;
}

// Where stock is renewed daily, the first touch of a new market day finds it full.
const left = (today: string): RawBuilder<number> =>
  sql`case when s.stocked_on < ${today}::date then s.daily_stock else s.stock end`;

function wanted(takes: readonly StockTake[]): RawBuilder<unknown> {
  return sql`select * from unnest(${takes.map((take) => take.itemId)}::uuid[], ${takes.map((take) => take.variation)}::text[],
    ${takes.map((take) => take.quantity)}::int[]) as w (item_id, variation, quantity)`;
}

/**
 * Takes all of it or nothing. Rows are locked in the order of their key, whatever the order asked in,
 * so that two takers wait for each other but never in a circle. Answers the counted rows with what
 * there was of each before; a row that is not counted is no row here.
 */
export async function takeStockRows(db: Db, takes: readonly StockTake[], today: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    with wanted as (${wanted(takes)}),
    held as materialized (
      select s.item_id, s.variation, w.quantity, ${left(today)} as available
      from item_stock s join wanted w on w.item_id = s.item_id and w.variation = s.variation
      order by s.item_id, s.variation
      for update of s
    ),
    taken as (
      update item_stock s
      set stock = h.available - h.quantity,
          stocked_on = case when s.daily_stock is null then null else greatest(s.stocked_on, ${today}::date) end
      from held h
      where s.item_id = h.item_id and s.variation = h.variation
        and not exists (select from held where available < quantity)
      returning 1
    )
    select item_id, variation, quantity, available from held where (select count(*) from taken) >= 0`.execute(
    db,
  );
  return rows;
}

/** The market's day now, and the one on which units were taken. */
interface GivingDays {
  readonly today: string;
  readonly takenOn: string;
}

/** Puts units back, in the order of their keys; daily stock never above its fill, nor into a day it was not taken from. */
export async function giveBackStockRows(
  db: Db,
  takes: readonly StockTake[],
  { today, takenOn }: GivingDays,
): Promise<void> {
  await sql`
    with wanted as (${wanted(takes)}),
    held as materialized (
      select s.item_id, s.variation, w.quantity
      from item_stock s join wanted w on w.item_id = s.item_id and w.variation = s.variation
      where s.daily_stock is null or ${takenOn}::date = ${today}::date
      order by s.item_id, s.variation
      for update of s
    )
    update item_stock s
    set stock = case when s.daily_stock is null then s.stock + h.quantity
                     else least(${left(today)} + h.quantity, greatest(s.daily_stock, ${left(today)})) end,
        stocked_on = case when s.daily_stock is null then null else greatest(s.stocked_on, ${today}::date) end
    from held h
    where s.item_id = h.item_id and s.variation = h.variation`.execute(db);
}

interface LeftRow {
  readonly itemId: string;
  readonly variation: string;
  readonly left: number;
}

/** What is left of items and their variations; one that is not counted has no row. */
export async function listStockRows(
  db: Db,
  itemIds: readonly string[],
  today: string,
): Promise<readonly LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select s.item_id as "itemId", s.variation, ${left(today)} as left from item_stock s
    where s.item_id = any(${itemIds}::uuid[]) order by s.item_id, s.variation`.execute(db);
  return rows;
}

/** The variations that an item is sold in, none where it is sold as it is; undefined where there is no such item. */
export async function findVariations(db: Db, itemId: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ names: readonly string[] }>`
    select array(select v->>'type' from jsonb_array_elements(variations) as v) as names
    from items where id = ${itemId}`.execute(db);
  return rows[0]?.names;
}

/** Sets what is left, or with null stops counting. */
export async function setStockRow(
  db: Db,
  row: { readonly itemId: string; readonly variation: string; readonly stock: number | null },
  today: string,
): Promise<void> {
  const { itemId, variation, stock } = row;
  if (stock === null)
    await sql`delete from item_stock where item_id = ${itemId} and variation = ${variation}`.execute(db);
  else
    await sql`
      insert into item_stock (item_id, variation, stock) values (${itemId}, ${variation}, ${stock})
      on conflict (item_id, variation) do update set stock = excluded.stock,
        stocked_on = case when item_stock.daily_stock is null then null else ${today}::date end`.execute(db);
}
