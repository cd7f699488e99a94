import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { openSeal, seal } from '../../platform/secrets/seal.ts';
import { deleteSubscriber, hasSubscriber, type NewsletterTables } from './newsletter.repo.ts';

/** The path of the unsubscribe link in every newsletter. */
export const leavePath = '/newsletter/leave';

// More than a year of newsletters. Each export makes new links, and a link must not outlive the key that seals it.
const linkLastsMs = 400 * 24 * 60 * 60_000;

/** The unsubscribe link of an address: works for that address only, without signing in. */
export async function leaveLink(ctx: Ctx, email: string): Promise<string> {
  const key = await seal(ctx, 'newsletter', email, ctx.clock.now() + linkLastsMs);
  return `${ctx.publicUrl}${leavePath}?key=${key}`;
}

async function addressOf(ctx: Ctx, key: string): Promise<string> {
  const opened = await openSeal<string>(ctx, 'newsletter', key);
  return opened.ok ? opened.value : refuse('not_found');
}

/** The link's address, and whether it is subscribed. */
export async function readLeaveLink(
  ctx: Ctx,
  key: string,
): Promise<{ readonly email: string; readonly isOn: boolean }> {
  const email = await addressOf(ctx, key);
  return { email, isOn: await hasSubscriber(over<NewsletterTables>(ctx), email) };
}

/** Unsubscribes the link's address; repeating it changes nothing. */
export async function leaveByLink(ctx: Ctx, key: string): Promise<string> {
  const email = await addressOf(ctx, key);
  await deleteSubscriber(over<NewsletterTables>(ctx), email);
  return email;
}
