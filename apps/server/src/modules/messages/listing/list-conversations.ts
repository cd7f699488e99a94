import type { Reply } from '@promenade/contract/calls';
import type { CounterpartKind } from '@promenade/domain/messages';
import { type Ctx, over } from '../../../platform/context.ts';
import { countUnread, listConversations } from '../conversations.repo.ts';
import type { MessageTables } from '../messages.tables.ts';
import { viewConversations } from '../messages.view.ts';
import { ownScope, readableScope, sideOf } from '../scope.ts';

/** Which conversations are asked for. */
interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly unread?: '0' | '1';
  readonly counterpart?: CounterpartKind | undefined;
}

/** GET /customer/message/list and GET /ops/messages. */
export async function listOwn(ctx: Ctx, asked: Asked): Promise<Reply<'messages.list'>> {
  const { limit, offset, unread, counterpart } = asked;
  const db = over<MessageTables>(ctx);
  const filter = { limit, offset, counterpart, unreadOnly: unread === '1' };
  const { total, rows } = await listConversations(db, readableScope(ctx), filter);
  return {
    total_size: total,
    limit,
    offset,
    unread: await countUnread(db, ownScope(ctx)),
    conversations: await viewConversations(ctx, rows, sideOf(ctx)),
  };
}
