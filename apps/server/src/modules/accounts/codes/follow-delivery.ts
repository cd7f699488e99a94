import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findDelivery } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';

type Delivery = Reply<'accounts.delivery'>;

/**
 * GET /auth/delivery: whether a code's message was sent, and which other ways there are. Does not reveal who has an
 * account.
 */
export async function followDelivery(ctx: Ctx, id: string): Promise<Delivery> {
  const message = await findDelivery(ctx, id);
  if (!message) return refuse('not_found');
  if (message.status === 'waiting') return { status: 'waiting', message: '', other_ways: [] };
  if (message.status === 'sent')
    return { status: 'sent', message: noticeOf('code_delivered', ctx.language), other_ways: [] };
  const { login } = (await getMarket(ctx)).settings;
  const other_ways: Delivery['other_ways'] = [message.channel === 'mail' ? 'phone' : 'email'];
  if (login.manual) other_ways.push('manual');
  if (login.social) other_ways.push('social');
  return { status: 'failed', message: noticeOf('code_undelivered', ctx.language), other_ways };
}
