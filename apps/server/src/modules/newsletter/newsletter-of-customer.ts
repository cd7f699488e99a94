import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { deleteSubscriptionsOf, listSubscriptionsOf, type NewsletterTables } from './newsletter.repo.ts';

/** A customer's newsletter subscription, found by email address: it ends with the account. */
export const newsletterOfCustomer: CustomerRoom = {
  name: 'newsletter',
  tell: (ctx: Ctx, customerId) => listSubscriptionsOf(over<NewsletterTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteSubscriptionsOf(over<NewsletterTables>(ctx), customerId),
};
