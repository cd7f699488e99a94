import { sql } from 'kysely';
import type { Ctx } from '../platform/context.ts';
import { guestIdOf } from '../platform/identity/guest-id.ts';
import { hashSecret } from '../platform/identity/identity.repo.ts';
import { guestKeptMs } from '../platform/identity/identity.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A guest, as a browser stores it. */
export interface TestGuest {
  readonly shopperId: string;
  readonly guestId: string;
}

/** A signed-in customer. Only the accounts room's own tests create a password. */
export interface TestCustomer {
  readonly shopperId: string;
  readonly token: string;
  readonly email: string;
}

/** A new guest. */
export async function insertGuest(ctx: Ctx): Promise<TestGuest> {
  const shopperId = ctx.ids.next();
  const guestId = guestIdOf(shopperId, ctx.ids.secret());
  const [at, until] = [new Date(ctx.clock.now()), new Date(ctx.clock.now() + guestKeptMs)];
  await sql`insert into shoppers (id, guest_key_hash, created_at, kept_until)
    values (${shopperId}, ${hashSecret(guestId)}, ${at}, ${until})`.execute(ctx.db);
  return { shopperId, guestId };
}

/** A customer with a session that lasts a month. */
export async function insertCustomer(ctx: Ctx): Promise<TestCustomer> {
  const [shopperId, at] = [ctx.ids.next(), new Date(ctx.clock.now())];
  const email = `customer-${shopperId}@example.com`;
  await sql`insert into shoppers (id, created_at) values (${shopperId}, ${at})`.execute(ctx.db);
  await sql`insert into customers (id, first_name, last_name, email, created_at)
    values (${shopperId}, 'Ana', 'Silva', ${email}, ${at})`.execute(ctx.db);
  return { shopperId, email, token: await insertSession(ctx, 'customer', shopperId) };
}

/** An operator's token. */
export function insertOperator(ctx: Ctx): Promise<string> {
  return insertSession(ctx, 'operator', null);
}

async function insertSession(ctx: Ctx, role: string, customerId: string | null): Promise<string> {
  const [token, at] = [ctx.ids.secret(), new Date(ctx.clock.now())];
  await sql`insert into sessions (token_hash, customer_id, role, created_at, authenticated_at, expires_at)
    values (${hashSecret(token)}, ${customerId}, ${role}, ${at}, ${at}, ${new Date(ctx.clock.now() + MONTH_MS)})`.execute(
    ctx.db,
  );
  return token;
}
