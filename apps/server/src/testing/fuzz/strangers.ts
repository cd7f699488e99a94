import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { hashSecret } from '../../platform/identity/identity.repo.ts';
import type { Caller } from '../index.ts';

// Tables that several shoppers may see, or whose rows move from a guest to the customer that it becomes.
const shared = new Set(['reviews', 'vehicle_reviews', 'carts', 'trip_carts', 'shoppers', 'customers']);

/** The owner of every private record, by the record's id. */
export async function ownersOf({ db }: Ctx): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string; owner: string }>`
    select o.table_name as name, o.column_name as owner from information_schema.columns o
    join information_schema.columns i on i.table_name = o.table_name and i.column_name = 'id' and i.data_type = 'uuid'
    where o.table_schema = 'public' and o.column_name in ('shopper_id', 'customer_id') and o.data_type = 'uuid'`.execute(
    db,
  );
  const owners = new Map<string, string>();
  for (const { name, owner } of tables.filter((table) => !shared.has(table.name))) {
    const { rows } = await sql<{ id: string; owner: string | null }>`
      select id, ${sql.ref(owner)} as owner from ${sql.table(name)}`.execute(db);
    for (const row of rows) if (row.owner !== null) owners.set(row.id, row.owner);
  }
  return owners;
}

/** A caller's shopper id; undefined for anonymous callers and staff. */
export async function shopperOf({ db }: Ctx, { token, guestId }: Caller): Promise<string | undefined> {
  const { rows } =
    token === undefined
      ? await sql<{
          id: string;
        }>`select id from shoppers where guest_key_hash = ${hashSecret(guestId ?? '')}`.execute(db)
      : await sql<{ id: string }>`select customer_id as id from sessions
          where token_hash = ${hashSecret(token)} and role = 'customer'`.execute(db);
  return rows[0]?.id;
}

/** Ids in an answer. */
export const idsIn = (payload: string): string[] =>
  payload.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
