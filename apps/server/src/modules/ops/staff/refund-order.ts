import type { Calls } from '@promenade/contract/calls';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { answerRefund } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { type Moved, told } from './staff-order.ts';

type Answer = z.output<Calls['ops.answerRefund']['body']>;

/** PUT /ops/orders/:id/refund: money back, whole or in part, or why not. */
export async function sayToRefund(
  ctx: Ctx,
  { id, decision, amount, answer }: Answer & { id: string },
): Promise<Moved> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const amountMinor = amount === undefined ? undefined : keptAmount('amount', amount, decimals);
  const said = decision === 'refund' ? { decision, amountMinor, answer } : { decision, answer };
  return told(ctx, await answerRefund(ctx, id, said), 'refund_answered');
}
