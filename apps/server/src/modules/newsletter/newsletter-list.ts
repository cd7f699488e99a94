import { normaliseEmail } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { leaveLink } from './leave-link.ts';
import { deleteSubscriber, listSubscribers, type NewsletterTables } from './newsletter.repo.ts';

const pageSize = 1_000;

/**
 * Who wants the newsletter, as a CSV file: `email,subscribed_at,leave_url` (RFC 3339, UTC). The last is what each one's
 * letter must carry, in its text and as `List-Unsubscribe`.
 */
export async function* exportNewsletter(ctx: Ctx): AsyncGenerator<string> {
  // A server that writes no such file does not load what writes them.
  const { csvCell } = await import('@promenade/market/sheet');
  const db = over<NewsletterTables>(ctx);
  yield 'email,subscribed_at,leave_url\r\n';
  let last = '';
  for (;;) {
    const page = await listSubscribers(db, last, pageSize);
    for (const { email, created_at: at } of page)
      yield `${csvCell(email)},${at.toISOString()},${await leaveLink(ctx, email)}\r\n`;
    last = page.at(-1)?.email ?? '';
    if (page.length < pageSize) return;
  }
}

/** Takes an address off the newsletter's list; false where it was not on it. */
export const leaveNewsletter = (ctx: Ctx, email: string): Promise<boolean> =>
  deleteSubscriber(over<NewsletterTables>(ctx), normaliseEmail(email));
