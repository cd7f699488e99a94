import { createHash, randomBytes } from 'node:crypto';
import { guestIdOf } from '@promenade/server/platform/identity/guest-id.ts';
import type pg from 'pg';

/** A guest made for a load: its id and its row. */
export interface BenchGuest {
  readonly guestId: string;
  readonly keyHash: string;
  readonly shopperId: string;
  readonly cartId: string;
  readonly lineId: string;
}

/** A random id in the form of UUIDv7. */
export function randomId(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function newGuest(): BenchGuest {
  const shopperId = randomId();
  const guestId = guestIdOf(shopperId, randomBytes(32).toString('base64url'));
  const keyHash = createHash('sha256').update(guestId).digest('hex');
  return { guestId, keyHash, shopperId, cartId: randomId(), lineId: randomId() };
}

/** Inserts guests into the database. */
export async function makeGuests(pool: pg.Pool, count: number): Promise<BenchGuest[]> {
  const guests = Array.from({ length: count }, newGuest);
  await pool.query(
    `insert into shoppers (id, guest_key_hash, created_at)
     select id, decode(hash, 'hex'), now() from unnest($1::uuid[], $2::text[]) as g (id, hash)`,
    [guests.map((guest) => guest.shopperId), guests.map((guest) => guest.keyHash)],
  );
  return guests;
}

// The tables that shoppers' writes fill, and those that their foreign keys refer to.
const filled = 'shoppers, carts, cart_lines, orders, order_lines, order_events, order_records, jobs';

/**
 * Does what autovacuum does within a minute in an open market. Otherwise plans made for empty tables are kept, and
 * each foreign key check reads all shoppers.
 */
export async function analyzeShoppers(pool: pg.Pool): Promise<void> {
  await pool.query(`analyze ${filled}`);
}

/** Gives each guest a cart like the first one made through the API, each with one of the items in turn. */
export async function fillCarts(
  pool: pg.Pool,
  guests: readonly BenchGuest[],
  model: string,
  items: readonly { readonly itemId: string; readonly storeId: string }[],
): Promise<void> {
  const of = (index: number) => items[index % items.length] as (typeof items)[number];
  await pool.query(
    `insert into carts (id, shopper_id, module_id, updated_at)
     select g.cart, g.shopper, c.module_id, now()
     from unnest($1::uuid[], $2::uuid[]) as g (cart, shopper), carts c where c.shopper_id = $3`,
    [guests.map((guest) => guest.cartId), guests.map((guest) => guest.shopperId), model],
  );
  await pool.query(
    `insert into cart_lines (id, cart_id, item_id, model, choice_key, quantity, unit_price_minor, selections, variation, add_ons, created_at)
     select g.line, g.cart, g.item, l.model, l.choice_key, l.quantity, i.price_minor, l.selections, l.variation, l.add_ons, now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as g (line, cart, item)
       join items i on i.id = g.item, cart_lines l join carts c on c.id = l.cart_id where c.shopper_id = $4`,
    [
      guests.map((guest) => guest.lineId),
      guests.map((guest) => guest.cartId),
      guests.map((_guest, index) => of(index).itemId),
      model,
    ],
  );
}
