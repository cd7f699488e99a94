import type { Language } from '@promenade/contract/refusals';
import { matterOf, type Way, waysOf } from '@promenade/domain/notifications';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { findReach } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { listSubscriptions } from '../devices/devices.repo.ts';
import { findLanguage, findNotification } from '../notifications.repo.ts';
import type { NotificationRow, NotificationTables } from '../notifications.tables.ts';
import { pathOf } from '../texts/path-of.ts';
import { writeText } from '../texts/write-text.ts';
import { findChoices } from '../ways/ways.repo.ts';
import { type Delivery, notificationJob } from './delivery.ts';
import { noteSent } from './note-told.ts';

interface Reached {
  readonly row: NotificationRow;
  readonly language: Language;
  readonly email: string | null;
  readonly phone: string | null;
  readonly link: string;
}

async function push(ctx: Ctx, { row }: Reached): Promise<void> {
  const devices = await listSubscriptions(over<NotificationTables>(ctx), row.shopper_id);
  for (const { id: subscriptionId } of devices) {
    await schedule(ctx, notificationJob.push, { id: row.id, subscriptionId }, ctx.clock.now());
  }
}

async function mail(ctx: Ctx, { row, language, email, link }: Reached): Promise<void> {
  const { settings } = await getMarket(ctx);
  const { title, body } = writeText(row, language, settings.currency);
  const text = `${body}\n\n${link}\n\n${settings.businessName}`;
  await postMessage(ctx, 'mail', { recipient: email, subject: title, body: text }, 'again');
}

async function sms(ctx: Ctx, { row, language, phone, link }: Reached): Promise<void> {
  const { settings } = await getMarket(ctx);
  const { body } = writeText(row, language, settings.currency);
  const text = `${settings.businessName}: ${body} ${link}`;
  await postMessage(ctx, 'sms', { recipient: phone, subject: '', body: text }, 'again');
}

const senders: Readonly<Record<Way, (ctx: Ctx, reached: Reached) => Promise<void>>> = { push, mail, sms };

/**
 * Sends a notification over the channels that its shopper chose, in one transaction, so that each is used once;
 * retrying a failed carrier is the outbox's task.
 */
export async function deliver(ctx: Ctx, { id, contact, link }: Delivery): Promise<void> {
  const db = over<NotificationTables>(ctx);
  const row = await findNotification(db, id);
  if (!row) return;
  const account = await findReach(ctx, row.shopper_id);
  const email = account?.email ?? contact?.email ?? null;
  const phone = account?.phone ?? contact?.phone ?? null;
  const ways = waysOf(row.kind, {
    isGuest: account === undefined,
    choices: account && (await findChoices(db, row.shopper_id, matterOf(row.kind))),
    hasMail: email !== null,
    hasPhone: phone !== null,
  });
  const language = row.language ?? (await findLanguage(db, row.shopper_id)) ?? 'en';
  // Customers sign in; only guests get a link that opens the order without signing in.
  const opens = (account ? null : link) ?? ctx.publicUrl + pathOf(row);
  const reached = { row, language, email, phone, link: opens };
  for (const way of ways) await senders[way](ctx, reached);
  await noteSent(ctx, row, language, ways);
}
