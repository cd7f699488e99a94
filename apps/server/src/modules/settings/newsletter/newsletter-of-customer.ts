import { type Ctx, over } from '../../../platform/context.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import { deleteSubscriptionsOf, listSubscriptionsOf, type SettingsTables } from '../settings.repo.ts';

/** A customer's subscription to the newsletter, known by the e-mail address: it ends with the account. */
export const newsletterOfCustomer: CustomerRoom = {
  name: 'newsletter',
  tell: (ctx: Ctx, customerId) => listSubscriptionsOf(over<SettingsTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteSubscriptionsOf(over<SettingsTables>(ctx), customerId),
};
