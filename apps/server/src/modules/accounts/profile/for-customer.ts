import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { exportAccount } from './export-account.ts';
import { forgetAccount } from './remove-account.ts';

// In no session, so none of the export's is the current one.
const asCustomer = (ctx: Ctx, id: string): Ctx => ({
  ...ctx,
  actor: { kind: 'customer', shopperId: id, customerId: id, sessionHash: Buffer.alloc(0) },
});

/** What a customer would export: for one who is blocked, or cannot sign in any more. */
export function exportForCustomer(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  id: string,
): Promise<Reply<'accounts.export'>> {
  return exportAccount(asCustomer(ctx, id), rooms);
}

/** Deletes an account as its customer would, and is refused for the same reasons; false where there is none. */
export function removeForCustomer(ctx: Ctx, rooms: readonly CustomerRoom[], id: string): Promise<boolean> {
  return inTransaction(asCustomer(ctx, id), (inner) => forgetAccount(inner, rooms, id));
}
