import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Chore, clearInRounds } from '../../../platform/jobs/housekeeping.ts';
import { listOwners } from '../../../platform/owners.repo.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { deleteGuests, keepGuests, lockDueGuests } from './guests.repo.ts';

// A guest who comes back waits for as many at most: some tenths of a second.
const atOnce = 200;
// Carts outlive their half-year by that at most.
const lookAgainMs = 30 * 24 * 60 * 60 * 1000;

async function listKept(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  due: readonly string[],
): Promise<ReadonlySet<string>> {
  const kept = new Set(await listOwners(over<CustomerTables>(ctx), 'customers', 'id', due));
  for (const { listKeptGuests } of rooms) {
    for (const id of (await listKeptGuests?.(ctx, due)) ?? []) kept.add(id);
  }
  return kept;
}

/** Answers how many were looked at. */
async function forgetSome(ctx: Ctx, rooms: readonly CustomerRoom[]): Promise<number> {
  const db = over<CustomerTables>(ctx);
  const nowMs = ctx.clock.now();
  const due = await lockDueGuests(db, new Date(nowMs), atOnce);
  if (due.length === 0) return 0;
  const kept = await listKept(ctx, rooms, due);
  await keepGuests(db, [...kept], new Date(nowMs + lookAgainMs));
  const gone = due.filter((id) => !kept.has(id));
  if (gone.length > 0) {
    for (const { forgetGuests } of rooms) await forgetGuests?.(ctx, gone);
    await deleteGuests(db, gone);
  }
  return due.length;
}

/**
 * A chore: deletes guests without data who have not visited for their retention period (docs/decisions/0045). Guests
 * with data are checked again after a month.
 */
export function forgetGuestsOf(rooms: readonly CustomerRoom[]): Chore {
  return (ctx) => clearInRounds(atOnce, () => inTransaction(ctx, (inner) => forgetSome(inner, rooms)));
}
