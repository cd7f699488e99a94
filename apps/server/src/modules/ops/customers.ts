import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { legible } from '@promenade/domain/words';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Page } from '../../platform/page-of.ts';
import { blockCustomer, type KnownCustomer, pageCustomers } from '../accounts/index.ts';

type WireCustomer = Reply<'ops.blockCustomer'>['customer'];

const viewCustomer = (row: KnownCustomer): WireCustomer => ({
  id: row.id,
  f_name: row.first_name,
  l_name: row.last_name,
  email: row.email,
  phone: row.phone,
  created_at: row.created_at.toISOString(),
  blocked_at: row.blocked_at?.toISOString() ?? null,
  blocked_why: row.blocked_why,
});

/** GET /ops/customers: those who are looked for, or who are blocked. */
export async function listCustomers(
  ctx: Ctx,
  { search, ...page }: Page & { readonly search?: string | undefined },
): Promise<Reply<'ops.customers'>> {
  const { total, rows } = await pageCustomers(ctx, search, page);
  return { total_size: total, ...page, customers: rows.map(viewCustomer) };
}

/** PUT /ops/customers/:id/blocked: keeps a customer out, or lets one in again (decision 54). */
export async function setCustomerBlocked(
  ctx: Ctx,
  { id, blocked, why }: { readonly id: string; readonly blocked: boolean; readonly why?: string | undefined },
): Promise<Reply<'ops.blockCustomer'>> {
  const block = blocked ? { why: why === undefined ? undefined : legible(why) } : null;
  if (!(await blockCustomer(ctx, id, block))) refuse('customer_not_found');
  const [customer] = (await pageCustomers(ctx, id, { limit: 1, offset: 1 })).rows;
  if (!customer) return refuse('customer_not_found');
  return { message: noticeOf('customer_changed', ctx.language), customer: viewCustomer(customer) };
}
