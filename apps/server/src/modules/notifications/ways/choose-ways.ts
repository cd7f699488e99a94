import type { Body, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { MATTERS, USUAL_WAYS } from '@promenade/domain/notifications';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { marketVapidKey } from '../../../platform/push/send-push.ts';
import { findReach } from '../../accounts/index.ts';
import { listSubscriptions } from '../devices/devices.repo.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { listChoices, upsertChoices } from './ways.repo.ts';

/** GET /customer/notifications/settings. */
export async function getWays(ctx: Ctx): Promise<Reply<'notifications.settings'>> {
  const { customerId } = getCustomer(ctx);
  const chosen = await listChoices(over<NotificationTables>(ctx), customerId);
  const browsers = await listSubscriptions(over<NotificationTables>(ctx), customerId);
  const reach = await findReach(ctx, customerId);
  return {
    endpoints: browsers.map(({ endpoint }) => endpoint),
    public_key: (await marketVapidKey(ctx)).publicKey,
    email: reach?.email ?? null,
    phone: reach?.phone ?? null,
    matters: MATTERS.map((matter) => {
      const { push, mail, sms } = chosen.find((one) => one.matter === matter) ?? USUAL_WAYS[matter];
      return { matter, push, mail, sms };
    }),
  };
}

/** PUT /customer/notifications/settings: the ways of one matter, from now on. */
export async function chooseWays(
  ctx: Ctx,
  choice: Body<'notifications.choose'>,
): Promise<Reply<'notifications.choose'>> {
  const { customerId } = getCustomer(ctx);
  await upsertChoices(over<NotificationTables>(ctx), { customer_id: customerId, ...choice });
  return { message: noticeOf('ways_kept', ctx.language), settings: await getWays(ctx) };
}
