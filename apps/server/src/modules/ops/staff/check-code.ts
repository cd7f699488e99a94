import type { Ctx } from '../../../platform/context.ts';
import { refuse, refuseKeeping } from '../../../platform/errors.ts';
import { countWrongCode, type OrderRow } from '../../orders/index.ts';

/** Of ten thousand codes somebody without the right one may try so many. */
const mostWrongCodes = 5;

interface SaidCode {
  readonly right: string | null;
  readonly said: string;
  readonly wrong: 'delivery_code_wrong' | 'return_code_wrong';
}

/**
 * Checks the code that the shopper of a locked order gave; wrong attempts are counted, and the answer says how many are
 * left.
 */
export async function checkCode(ctx: Ctx, order: OrderRow, { right, said, wrong }: SaidCode): Promise<void> {
  if (order.wrong_codes >= mostWrongCodes) refuse('delivery_code_locked');
  if (said === right) return;
  const { wrong_codes: tries } = await countWrongCode(ctx, order);
  refuseKeeping(wrong, { count: mostWrongCodes - tries });
}
