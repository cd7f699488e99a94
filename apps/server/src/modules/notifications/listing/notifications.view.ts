import type { Reply } from '@promenade/contract/calls';
import type { Currency } from '@promenade/domain/money';
import { matterOf } from '@promenade/domain/notifications';
import type { Ctx } from '../../../platform/context.ts';
import type { NotificationRow } from '../notifications.tables.ts';
import { writeText } from '../texts/write-text.ts';

type WireNotification = Reply<'notifications.list'>['notifications'][number];

/** A notification as its reader sees it now, whatever language it went out in. */
export function viewNotification(ctx: Ctx, row: NotificationRow, currency: Currency): WireNotification {
  const { title, body } = writeText(row, ctx.language, currency);
  return {
    id: row.id,
    kind: row.kind,
    matter: matterOf(row.kind),
    title,
    description: body,
    order_id: row.order_id,
    trip_id: row.trip_id,
    conversation_id: row.conversation_id,
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}
