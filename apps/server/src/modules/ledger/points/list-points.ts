import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { accountId } from '@promenade/domain/ledger';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { countEntries, listEntries } from '../history.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import { viewPointsEntry } from '../ledger.view.ts';
import { pointsOf } from '../wallet/wallet-of.ts';

/** Points and their entries (PROF-05). */
export async function listPoints(ctx: Ctx, asked: CursorPage): Promise<Reply<'loyalty.transactions'>> {
  if (!(await getMarket(ctx)).settings.rewards.loyalty) refuse('loyalty_off');
  const { customerId } = getCustomer(ctx);
  const page = { accountId: accountId({ kind: 'points', ownerId: customerId }), kinds: [], ...asked };
  const db = over<LedgerTables>(ctx);
  const { rows, nextCursor } = await listEntries(db, page);
  return {
    total_size: await countEntries(db, page),
    limit: page.limit,
    offset: page.offset,
    next_cursor: nextCursor,
    loyalty_point: await pointsOf(ctx, customerId),
    data: rows.map(viewPointsEntry),
  };
}
