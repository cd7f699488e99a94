import type { Ctx } from '../../platform/context.ts';
import { failUnpaid, holdOrder, markPaid, setHowPaid } from '../orders/index.ts';
import type { PurposeHandler } from '../payments/index.ts';
import { engageAutopilot } from './engage-autopilot.ts';

/** What payments tell of an order: once it is paid it moves on, by itself in a demonstration. */
export const orderPayments: PurposeHandler = {
  hold: (ctx: Ctx, subjectId) => holdOrder(ctx, subjectId),
  confirmed: async (ctx: Ctx, { subjectId, paymentId }) => {
    const settled = await markPaid(ctx, subjectId, paymentId);
    if (settled.kind === 'too_late') return 'too_late';
    if (settled.kind === 'paid') await engageAutopilot(ctx, settled.order);
    return 'taken';
  },
  failed: (ctx: Ctx, { subjectId }) => failUnpaid(ctx, subjectId),
  waitsUntil: async (ctx: Ctx, subjectId, dueAt) => {
    const order = await holdOrder(ctx, subjectId);
    if (order?.status === 'pending') await setHowPaid(ctx, order, { payment_due_at: dueAt });
  },
};
