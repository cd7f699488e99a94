import { type Ctx, over } from '../context.ts';
import { handlerOf, type JobKind, jobKind } from '../jobs/job-kind.ts';
import { schedule } from '../jobs/jobs.ts';
import { carrierFailure } from './carrier-failure.ts';
import type { Message } from './message.ts';
import {
  type Channel,
  deleteMessagesBefore,
  findMessage,
  insertMessage,
  type MessageRow,
  type OutboxTables,
  updateMessage,
} from './outbox.repo.ts';

interface Attempts {
  readonly id: string;
  /** How often it is tried again after this. */
  readonly retries?: number;
  /** It is not tried again, and not at all once nobody can be waiting for it. */
  readonly once?: boolean;
}

// Separate jobs for email and text messages, so that a code by text message does not wait for a mail server.
const kinds: Readonly<Record<Channel, JobKind<Attempts>>> = {
  mail: jobKind('outbox.mail'),
  sms: jobKind('outbox.sms'),
};
// Jobs of earlier versions, for both channels.
const olderKind = jobKind<Attempts>('outbox.deliver');
const minuteMs = 60_000;
// Between the attempts of a message that nobody is waiting for.
const retryAfterMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs, 360 * minuteMs] as const;

/** Whether a message is tried only once, or retried for some hours if its carrier does not accept it. */
export type Patience = 'once' | 'again';
// Messages contain codes valid for minutes; a day gives the operator time to look into a failure.
const keptForMs = 24 * 60 * 60 * 1000;
// What nobody could hand in yet: its work is tried for two days and then rests, until an operator has looked.
const waitsForMs = 14 * keptForMs;
// For a message that is tried once; no code is valid longer.
const onceGoodForMs = 10 * minuteMs;

/** Queues a message to be sent once the transaction has committed; returns an id to ask for its state. */
export async function postMessage(
  ctx: Ctx,
  channel: Channel,
  message: Omit<Message, 'recipient'> & { readonly recipient: string | null },
  patience: Patience = 'once',
): Promise<string> {
  const id = ctx.ids.next();
  const created_at = new Date(ctx.clock.now());
  await insertMessage(over<OutboxTables>(ctx), { ...message, id, channel, status: 'waiting', created_at });
  const work = patience === 'again' ? { id, retries: retryAfterMs.length } : { id, once: true };
  await schedule(ctx, kinds[channel], work, ctx.clock.now());
  return id;
}

/** The state of a message. */
export async function findDelivery(ctx: Ctx, id: string): Promise<MessageRow | undefined> {
  return findMessage(over<OutboxTables>(ctx), id);
}

async function hand(ctx: Ctx, row: MessageRow): Promise<boolean> {
  if (row.recipient === null) return true;
  try {
    await ctx.carriers[row.channel].send({ ...row, recipient: row.recipient });
    return true;
  } catch (error) {
    ctx.log.warn({ channel: row.channel, ...carrierFailure(error) }, 'a message could not be sent');
    return false;
  }
}

// A code is tried once: the user who waits for it is told at once, and can choose another way.
async function deliver(ctx: Ctx, { id, retries = 0, once = false }: Attempts): Promise<void> {
  const db = over<OutboxTables>(ctx);
  const row = await findMessage(db, id);
  if (row?.status !== 'waiting') return;
  const isOver = once && ctx.clock.now() - row.created_at.getTime() > onceGoodForMs;
  const isSent = !isOver && (await hand(ctx, row));
  const waitMs = retryAfterMs.at(-retries);
  if (!isSent && retries > 0 && waitMs !== undefined) {
    await schedule(ctx, kinds[row.channel], { id, retries: retries - 1 }, ctx.clock.now() + waitMs);
    return;
  }
  const body = ctx.carriers[row.channel].isLocal ? row.body : '';
  await updateMessage(db, row.id, { status: isSent ? 'sent' : 'failed', body });
}

/** The outbox jobs that send email. */
export const mailJobs = { ...handlerOf(kinds.mail, deliver), ...handlerOf(olderKind, deliver) };

/** The outbox jobs that send text messages. */
export const textJobs = handlerOf(kinds.sms, deliver);

/** Deletes old messages. */
export function forgetOldMessages(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  return deleteMessagesBefore(over<OutboxTables>(ctx), new Date(now - keptForMs), new Date(now - waitsForMs));
}
