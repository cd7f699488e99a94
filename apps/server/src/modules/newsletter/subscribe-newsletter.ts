import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { classifyContact } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { insertSubscriber, type NewsletterTables } from './newsletter.repo.ts';

/** Subscribes an email address (NAV-13); repeating it changes nothing and gets the same answer. */
export async function subscribeNewsletter(
  ctx: Ctx,
  input: { email: string },
): Promise<Reply<'newsletter.subscribe'>> {
  const email = input.email.trim().toLowerCase();
  if (classifyContact(email) !== 'email') refuse('newsletter_email');
  await insertSubscriber(over<NewsletterTables>(ctx), email, new Date(ctx.clock.now()));
  return { message: noticeOf('subscribed', ctx.language) };
}
