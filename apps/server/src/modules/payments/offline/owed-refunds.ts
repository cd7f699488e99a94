import { type Ctx, over } from '../../../platform/context.ts';
import type { PaymentTables } from '../payments.tables.ts';
import { closeOwed, listOwed } from './owed-refunds.repo.ts';

/** Money that came by a transfer and is to be sent back by hand. */
export type OwedRefund = Awaited<ReturnType<typeof listOwed>>[number];

/** Refunds that wait for an operator: a transfer has no gateway to go back through. */
export function listOwedRefunds(ctx: Ctx): Promise<OwedRefund[]> {
  return listOwed(over<PaymentTables>(ctx));
}

/** An operator has sent the money; false where no such refund is owed. */
export function noteRefundMade(ctx: Ctx, id: string): Promise<boolean> {
  return closeOwed(over<PaymentTables>(ctx), id, new Date(ctx.clock.now()));
}
