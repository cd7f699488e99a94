import { type Ctx, over } from '../../../platform/context.ts';
import { hasCustomer, keepAccount, listReach } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/** How a customer's account says to be reached. Undefined for guests and deleted accounts. */
export async function findReach(
  ctx: Ctx,
  shopperId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null } | undefined> {
  const [row] = await listReach(over<CustomerTables>(ctx), shopperId);
  return row;
}

/** Whether a shopper is a customer, who has an inbox; a guest has none. */
export function isCustomer(ctx: Ctx, shopperId: string): Promise<boolean> {
  return hasCustomer(over<CustomerTables>(ctx), shopperId);
}

/** The same, blocked or not, of a customer with a wallet; nobody deletes the account until the transaction ends. */
export function keepsAccount(ctx: Ctx, shopperId: string): Promise<boolean> {
  return keepAccount(over<CustomerTables>(ctx), shopperId);
}
