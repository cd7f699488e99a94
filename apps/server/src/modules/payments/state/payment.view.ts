import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { isPayable } from '@promenade/domain/payments';
import type { Ctx } from '../../../platform/context.ts';
import { privateFileUrl } from '../../../platform/files/private-files.ts';
import { getMarket } from '../../settings/index.ts';
import { payLink } from '../paying/pay-link.ts';
import type { PaymentRow } from '../payments.tables.ts';

type PaymentView = Reply<'payments.state'>;

async function viewTransfer(ctx: Ctx, row: PaymentRow): Promise<PaymentView['transfer']> {
  if (row.offline_method === null) return null;
  return {
    method_id: row.offline_method,
    fields: row.offline_fields.map(({ label, value }) => ({ label, value })),
    proof_url: row.proof === null ? null : await privateFileUrl(ctx, row.proof),
  };
}

/** What changes of a payment. */
export function viewPaymentEvent(
  ctx: Pick<Ctx, 'clock'>,
  row: PaymentRow,
): Pick<PaymentView, 'payment_id' | 'state' | 'due_at' | 'now'> {
  const now = new Date(ctx.clock.now()).toISOString();
  return { payment_id: row.id, state: row.state, due_at: row.due_at.toISOString(), now };
}

/** A payment as its shopper sees it. */
export async function viewPayment(ctx: Ctx, row: PaymentRow): Promise<PaymentView> {
  const { currency } = (await getMarket(ctx)).settings;
  const isOpen = isPayable(row.state) && row.due_at.getTime() > ctx.clock.now();
  return {
    ...viewPaymentEvent(ctx, row),
    purpose: row.purpose,
    subject_id: row.subject_id,
    payment_method: row.method,
    amount: toMajor(row.amount_minor, currency.decimals),
    redirect_link: isOpen ? await payLink(ctx, row) : null,
    return_path: row.return_path,
    detail: row.detail,
    transfer: await viewTransfer(ctx, row),
  };
}
