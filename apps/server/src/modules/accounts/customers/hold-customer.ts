import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepCustomer } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/**
 * Locks the account of a customer who orders or adds money until the transaction ends: a concurrent deletion waits, and
 * sees what was written. Refused if the account has been deleted or blocked meanwhile; guests have none.
 */
export async function holdCustomer(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'customer') return;
  if (!(await keepCustomer(over<CustomerTables>(ctx), ctx.actor.customerId))) refuse('session_dead');
}
