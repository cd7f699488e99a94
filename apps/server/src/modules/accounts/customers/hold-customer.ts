import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepCustomer } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/**
 * Whoever orders or adds money keeps their account until this transaction ends: its deletion waits, and sees what was
 * written. Refused where the account was deleted meanwhile; a guest has none.
 */
export async function holdCustomer(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'customer') return;
  if (!(await keepCustomer(over<CustomerTables>(ctx), ctx.actor.customerId))) refuse('session_dead');
}
