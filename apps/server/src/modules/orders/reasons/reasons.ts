import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import type { Reason } from './reason.ts';
import { refundReasons } from './refund-reasons.ts';
import { shopperReasons } from './shopper-reasons.ts';
import { storeReasons } from './store-reasons.ts';

/** Of whom, or for what, reasons are chosen. */
export type ReasonsOf = 'shopper' | 'store' | 'refund';

const reasons: Readonly<Record<ReasonsOf, readonly Reason[]>> = {
  shopper: shopperReasons,
  store: storeReasons,
  refund: refundReasons,
};

/** Whether a reason is one of the list. */
export function isReason(of: ReasonsOf, id: string): boolean {
  return reasons[of].some((reason) => reason.id === id);
}

/** A reason in a language; one that is no longer offered is told as it was kept. */
export function reasonText(of: ReasonsOf, id: string, language: Language): string {
  return reasons[of].find((reason) => reason.id === id)?.text[language] ?? id;
}

/** A list of reasons in the caller's language. */
export async function listReasons(ctx: Ctx, of: ReasonsOf): Promise<Reply<'orders.cancellationReasons'>> {
  return { reasons: reasons[of].map(({ id, text }) => ({ id, reason: text[ctx.language] })) };
}
