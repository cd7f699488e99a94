import type { Body, Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseAll } from '../../../platform/errors.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { returnPathOf } from '../../../platform/http/return-path.ts';
import { holdCustomer } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { insertTopUp } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';

/** The payments room's door, handed over: this lower room does not know it. */
export type OpenPayment = (
  ctx: Ctx,
  request: {
    readonly purpose: 'wallet';
    readonly subjectId: string;
    readonly shopperId: string;
    readonly method: string;
    readonly amountMinor: number;
    readonly returnPath: string;
  },
) => Promise<{ readonly redirectLink: string | null }>;

const homePath = '/wallet';

/** Opens a payment into the wallet (PROF-04); what is paid arrives when its gateway has confirmed it. */
export async function addFund(
  ctx: Ctx,
  openPayment: OpenPayment,
  body: Body<'wallet.addFund'>,
): Promise<Reply<'wallet.addFund'>> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  if (!rewards.wallet) refuse('wallet_off');
  const amount = body.amount ?? 0;
  const amountMinor = keptAmount('amount', amount, currency.decimals);
  const method = body.payment_method ?? '';
  refuseAll([
    ...(amountMinor > 0 ? [] : [{ code: 'amount_required' as const, field: 'amount' }]),
    ...(method === '' ? [{ code: 'payment_method_required' as const, field: 'payment_method' }] : []),
  ]);
  const { customerId } = getCustomer(ctx);
  await holdCustomer(ctx);
  const id = ctx.ids.next();
  const row = {
    id,
    customer_id: customerId,
    amount_minor: amountMinor,
    created_at: new Date(ctx.clock.now()),
  };
  await insertTopUp(over<LedgerTables>(ctx), row);
  const { redirectLink } = await openPayment(ctx, {
    purpose: 'wallet',
    subjectId: id,
    shopperId: customerId,
    method,
    amountMinor,
    returnPath: returnPathOf(body.callback) || homePath,
  });
  // Cash and the wallet itself lead nowhere.
  return { redirect_link: redirectLink ?? refuse('payment_method_off') };
}
