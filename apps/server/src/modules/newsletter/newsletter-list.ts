import { normaliseEmail } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { leaveLink } from './leave-link.ts';
import { deleteSubscriber, listSubscribers, type NewsletterTables } from './newsletter.repo.ts';

const pageSize = 1_000;

/**
 * The subscribers as a CSV file: `email,subscribed_at,leave_url` (RFC 3339, UTC). Each newsletter must contain its
 * recipient's leave_url, in its text and as `List-Unsubscribe`.
 */
export async function* exportNewsletter(ctx: Ctx): AsyncGenerator<string> {
  // Loaded only when a file is exported.
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

/** Unsubscribes an address; false if it was not subscribed. */
export const leaveNewsletter = (ctx: Ctx, email: string): Promise<boolean> =>
  deleteSubscriber(over<NewsletterTables>(ctx), normaliseEmail(email));
