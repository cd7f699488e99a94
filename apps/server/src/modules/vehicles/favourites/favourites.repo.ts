import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** A favourite: exactly one of the two ids is set. */
export interface RentalFavourite {
  readonly vehicle_id: string | null;
  /** A provider's store. */
  readonly store_id: string | null;
}

/** A customer's favourite vehicles and providers, latest first. */
export async function listRentalFavourites(db: Db, customerId: string): Promise<RentalFavourite[]> {
  const { rows } = await sql<RentalFavourite>`
    select e.vehicle_id, e.store_id from wishlist_entries e
    where e.customer_id = ${customerId}
      and (e.vehicle_id is not null or exists (select from providers p where p.store_id = e.store_id))
    order by e.created_at desc`.execute(db);
  return rows;
}

/** Inserts a favourite; false if it exists already. */
export async function insertRentalFavourite(
  db: Db,
  customerId: string,
  { vehicle_id: vehicleId, store_id: storeId }: RentalFavourite,
  at: Date,
): Promise<boolean> {
  const result = await sql`
    insert into wishlist_entries (customer_id, vehicle_id, store_id, created_at)
    values (${customerId}, ${vehicleId}, ${storeId}, ${at}) on conflict do nothing`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Deletes a customer's favourite; false if there was none. */
export async function deleteRentalFavourite(
  db: Db,
  customerId: string,
  { vehicle_id: vehicleId, store_id: storeId }: RentalFavourite,
): Promise<boolean> {
  const result = await sql`
    delete from wishlist_entries e where e.customer_id = ${customerId}
      and e.vehicle_id is not distinct from ${vehicleId}::uuid and e.store_id is not distinct from ${storeId}::uuid
      and (e.store_id is null or exists (select from providers p where p.store_id = e.store_id))
      and e.item_id is null`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
