import { PAYMENT_HOLD_MS } from '@promenade/domain/payments';
import type { PaymentSplit } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { returnPathOf } from '../../../platform/http/return-path.ts';
import type { OrderDraft } from '../../orders/index.ts';
import { methodKind } from '../../payments/index.ts';
import type { PlaceInput } from '../checkout-input.ts';

/** How an order will be paid, decided before it is written. */
export interface PaymentPlan {
  readonly columns: Pick<OrderDraft, 'payment_method' | 'payment_status' | 'wallet_minor' | 'payment_due_at'>;
  /** What a gateway or a transfer must pay; 0 if nothing. */
  readonly outsideMinor: number;
  /** A path of the storefront to come back to; empty where none was given. */
  readonly returnPath: string;
}

/** The wallet's part, the rest, and until when a gateway is awaited (api.md, rule 6). */
export async function planPayment(
  ctx: Ctx,
  { payment_method, callback }: Pick<PlaceInput, 'payment_method' | 'callback'>,
  { walletMinor, dueMinor, paymentStatus }: PaymentSplit,
): Promise<PaymentPlan> {
  const kind = await methodKind(ctx, payment_method);
  const isOutside = dueMinor > 0 && (kind === 'gateway' || kind === 'offline');
  return {
    columns: {
      payment_method,
      payment_status: paymentStatus,
      wallet_minor: walletMinor,
      payment_due_at: isOutside ? new Date(ctx.clock.now() + PAYMENT_HOLD_MS) : null,
    },
    outsideMinor: isOutside ? dueMinor : 0,
    returnPath: returnPathOf(callback),
  };
}
