import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { openStreams } from '../../../platform/http/open-streams.ts';
import { eachNotification } from '../../../platform/events/watch-topic.ts';
import { countUnread, listChanged } from '../conversations.repo.ts';
import type { MessageTables, NamedConversationRow, Scope } from '../messages.tables.ts';
import { viewConversations } from '../messages.view.ts';
import { ownScope, sideOf } from '../scope.ts';
import { topicOf } from '../topics.ts';

type MessageEvent = Reply<'messages.events'>;

// Tabs in view on all devices of one customer, or at one counter.
const streams = openStreams(12);
// More than this never change between two words, which come at once.
const mostChanged = 50;

// What a reader would see change: a new message, or a read mark of either side.
const stateOf = ({ last_number, customer_read, counterpart_read }: NamedConversationRow): string =>
  [last_number, customer_read, counterpart_read].join(' ');

/** Changes in a scope since the last call; none on the first, since the client reads everything first. */
function changesOf(ctx: Ctx, scope: Scope): () => Promise<MessageEvent> {
  let known: Map<string, string> | undefined;
  return async () => {
    const db = over<MessageTables>(ctx);
    const rows = await listChanged(db, scope, mostChanged);
    const changed = known ? rows.filter((row) => known?.get(row.id) !== stateOf(row)) : [];
    known = new Map([...(known ?? []), ...rows.map((row) => [row.id, stateOf(row)] as const)]);
    const conversations = await viewConversations(ctx, changed, sideOf(ctx));
    return { unread: await countUnread(db, scope), conversations };
  };
}

/** GET /customer/message/events and GET /ops/messages/events: at once, then whenever something is written or read. */
export async function* followMessages(ctx: Ctx): AsyncGenerator<MessageEvent> {
  const scope = ownScope(ctx);
  const topic = topicOf(scope);
  const changes = changesOf(ctx, scope);
  let isFirst = true;
  for await (const _notification of eachNotification(ctx, { streams, caller: topic, topic })) {
    const event = await changes();
    // A word may come late, of what was read already.
    if (isFirst || event.conversations.length > 0) yield event;
    isFirst = false;
  }
}
