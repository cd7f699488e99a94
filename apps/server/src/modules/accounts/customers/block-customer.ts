import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Page } from '../../../platform/page-of.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import {
  type CustomerSought,
  countSought,
  type KnownCustomer,
  listSought,
  setBlocked,
  setUnblocked,
} from './blocks.repo.ts';
import { lockCustomer } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';
import { readSought } from './read-sought.ts';

/** Customers whom an operator looks for, the oldest first. */
export function findCustomers(ctx: Ctx, sought: CustomerSought, limit: number): Promise<KnownCustomer[]> {
  return listSought(over<CustomerTables>(ctx), sought, { limit, offset: 1 });
}

/** Customers who are kept out, the latest first. */
export function listBlocked(ctx: Ctx, limit: number): Promise<KnownCustomer[]> {
  return listSought(over<CustomerTables>(ctx), 'blocked', { limit, offset: 1 });
}

/** One page of those whom a search finds, or without one of those who are kept out. */
export async function pageCustomers(
  ctx: Ctx,
  search: string | undefined,
  page: Page,
): Promise<{ readonly total: number; readonly rows: readonly KnownCustomer[] }> {
  const db = over<CustomerTables>(ctx);
  const sought = search === undefined ? 'blocked' : readSought(search);
  if (sought === undefined) return { total: 0, rows: [] };
  return { total: await countSought(db, sought), rows: await listSought(db, sought, page) };
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
