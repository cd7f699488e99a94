import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { openSeal, seal } from '../../platform/secrets/seal.ts';
import { deleteSubscriber, hasSubscriber, type NewsletterTables } from './newsletter.repo.ts';

/** Where the link leads that every newsletter carries. */
export const leavePath = '/newsletter/leave';

// Beyond a year of letters; each export of the list makes new ones, and no link may outlive the keys of seals.
const linkLastsMs = 400 * 24 * 60 * 60_000;

/** The link by which an address, and nobody else's, goes off the newsletter's list; no signing in. */
export async function leaveLink(ctx: Ctx, email: string): Promise<string> {
  const key = await seal(ctx, 'newsletter', email, ctx.clock.now() + linkLastsMs);
  return `${ctx.publicUrl}${leavePath}?key=${key}`;
}

async function addressOf(ctx: Ctx, key: string): Promise<string> {
  const opened = await openSeal<string>(ctx, 'newsletter', key);
  return opened.ok ? opened.value : refuse('not_found');
}

/** Whose link it is, and whether the address is on the list. */
export async function readLeaveLink(
  ctx: Ctx,
  key: string,
): Promise<{ readonly email: string; readonly isOn: boolean }> {
  const email = await addressOf(ctx, key);
  return { email, isOn: await hasSubscriber(over<NewsletterTables>(ctx), email) };
}

/** Takes the link's address off the list; again changes nothing. */
export async function leaveByLink(ctx: Ctx, key: string): Promise<string> {
  const email = await addressOf(ctx, key);
  await deleteSubscriber(over<NewsletterTables>(ctx), email);
  return email;
}
