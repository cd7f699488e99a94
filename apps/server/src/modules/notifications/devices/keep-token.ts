import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { replaceToken } from './devices.repo.ts';

/** PUT /customer/cm-firebase-token (MSG-02): the messaging token of an app, until its session ends. */
export async function keepToken(ctx: Ctx, token: string): Promise<Reply<'notifications.token'>> {
  const { customerId, sessionHash } = getCustomer(ctx);
  await replaceToken(over<NotificationTables>(ctx), {
    token,
    customer_id: customerId,
    session_hash: sessionHash,
    created_at: new Date(ctx.clock.now()),
  });
  return { message: noticeOf('device_token_kept', ctx.language) };
}
