import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { listRecords } from './order-record.repo.ts';
import type { RecordTables } from './order-record.tables.ts';

/** An order's record up to an instant, oldest first, for operators. */
export async function listRecord(
  ctx: Ctx,
  orderId: string,
  untilIso: string | undefined,
): Promise<Reply<'ops.orderRecord'>['entries']> {
  const until = untilIso === undefined ? undefined : new Date(untilIso);
  const rows = await listRecords(over<RecordTables>(ctx), orderId, until);
  return rows.map(({ at, what, actor, actor_id, request_id, shown, personal, erased_at }) => ({
    at: at.toISOString(),
    what,
    actor,
    actor_id,
    request_id,
    shown,
    words: personal,
    words_erased_at: erased_at?.toISOString() ?? null,
  }));
}
