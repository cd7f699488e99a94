import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import {
  type CustomerSought,
  type KnownCustomer,
  listBlockedRows,
  listSought,
  setBlocked,
  setUnblocked,
} from './blocks.repo.ts';
import { lockCustomer } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/** Customers whom an operator looks for, the oldest first. */
export function findCustomers(ctx: Ctx, sought: CustomerSought, limit: number): Promise<KnownCustomer[]> {
  return listSought(over<CustomerTables>(ctx), sought, limit);
}

/** Customers who are kept out, the latest first. */
export function listBlocked(ctx: Ctx, limit: number): Promise<KnownCustomer[]> {
  return listBlockedRows(over<CustomerTables>(ctx), limit);
}

/**
 * Keeps a customer out, or lets one in again (decision 54). Either way every session ends, and with it what was told to the
 * device by push: one that was being opened meanwhile would be back with the customer.
 * @returns false where no customer has that id
 */
export function blockCustomer(
  ctx: Ctx,
  id: string,
  block: { readonly why: string | undefined } | null,
): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const db = over<CustomerTables>(inner);
    if (!(await lockCustomer(db, id))) return false;
    if (block) await setBlocked(db, id, new Date(inner.clock.now()), block.why);
    else await setUnblocked(db, id);
    await deleteSessionsOf(over<SessionTables>(inner), id);
    return true;
  });
}
