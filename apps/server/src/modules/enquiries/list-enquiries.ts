import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { type EnquiryTables, listEnquiryRows } from './enquiries.repo.ts';

/** What was written to the market, newest first, for its operator. */
export async function listEnquiries(
  ctx: Ctx,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reply<'ops.enquiries'>> {
  const { rows, total } = await listEnquiryRows(over<EnquiryTables>(ctx), { limit, offset });
  const enquiries = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { total_size: total, limit, offset, enquiries };
}
