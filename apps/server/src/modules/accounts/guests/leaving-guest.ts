import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { endGuest, isGuestNow, lockGuest } from './guests.repo.ts';

/** Whether it is a guest: neither a customer nor somebody who is forgotten. */
export function isGuest(ctx: Ctx, shopperId: string): Promise<boolean> {
  return isGuestNow(over<CustomerTables>(ctx), shopperId);
}

/** All that every room keeps of a guest who asks for it, named as in a customer's export. */
export async function exportGuest(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  guestId: string,
): Promise<Pick<Reply<'accounts.export'>, 'exported_at' | 'records'>> {
  const records: Record<string, unknown[]> = {};
  for (const { name, tell } of rooms) {
    const told = (await tell?.(ctx, guestId)) ?? [];
    if (told.length > 0) records[name] = [...told];
  }
  return { exported_at: new Date(ctx.clock.now()).toISOString(), records };
}

/**
 * Forgets a guest who asks for it, as an account is deleted: orders and trips stay for the books, without name, contact
 * and address, and the browser that placed them is a new guest from then on. Answers false if it is no guest.
 * @throws Refused while an order, a trip or a payment is under way
 */
export async function forgetGuest(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  guestId: string,
): Promise<boolean> {
  const db = over<CustomerTables>(ctx);
  if (!(await lockGuest(db, guestId))) return false;
  for (const { forget } of rooms) await forget?.(ctx, guestId);
  await endGuest(db, guestId);
  return true;
}
