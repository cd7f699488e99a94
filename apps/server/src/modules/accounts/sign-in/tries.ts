import { type Ctx, over } from '../../../platform/context.ts';
import { refuseFor } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import type { Contact } from '../customers/contact.ts';
import { hasSignedInFromHere, KNOWN_ADDRESS_MS } from '../sessions/open-session.ts';
import { deleteKnownAddressesBefore, type SessionTables } from '../sessions/sessions.repo.ts';
import {
  countTry,
  deleteTries,
  deleteTriesBefore,
  listTries,
  type TryTables,
  uncountTry,
} from './tries.repo.ts';

const MINUTE_MS = 60_000;
/** Wrong passwords of one contact from one address in ten minutes. */
const MOST_FROM_ONE_ADDRESS = 5;
const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;
/** Wrong passwords of one contact from anywhere in an hour; then only addresses it has signed in from get on. */
const MOST_FROM_ANYWHERE = 50;
const CONTACT_WINDOW_MS = 60 * MINUTE_MS;
// Asked about in place of a customer who is not there, so that the same work is done.
const NOBODY = '00000000-0000-0000-0000-000000000000';

const contactKey = ({ on, key }: Contact): Buffer => hashSecret(`tries ${on} ${key}`);
const addressKey = (ctx: Ctx, { on, key }: Contact): Buffer =>
  hashSecret(`tries ${on} ${key} from ${ctx.device?.address ?? ''}`);

/**
 * Refuses a sign-in where too many went wrong, before a password is looked at. Many addresses guessing at one account
 * keep strangers out of it for an hour; whoever has signed in from their own address before still gets in, and a new
 * password ends it.
 */
export async function refuseTooManyTries(
  ctx: Ctx,
  contact: Contact,
  customerId: string | undefined,
): Promise<void> {
  const nowMs = ctx.clock.now();
  const [here, anywhere] = [addressKey(ctx, contact), contactKey(contact)];
  const time = { since: new Date(nowMs - CONTACT_WINDOW_MS), now: new Date(nowMs) };
  const rows = await listTries(over<TryTables>(ctx), [here, anywhere], time);
  const countOf = (key: Buffer) => rows.find((row) => row.key.equals(key));
  const [own, all] = [countOf(here), countOf(anywhere)];
  const ownLeftMs = (own?.window_at.getTime() ?? 0) + ADDRESS_WINDOW_MS - nowMs;
  if (own && own.wrong >= MOST_FROM_ONE_ADDRESS && ownLeftMs > 0)
    return refuseFor('sign_in_paused', ownLeftMs);
  if (!all || all.wrong < MOST_FROM_ANYWHERE) return;
  if (!(await hasSignedInFromHere(ctx, customerId ?? NOBODY)))
    refuseFor('sign_in_paused', all.window_at.getTime() + CONTACT_WINDOW_MS - nowMs);
}

/**
 * Counts a try before its outcome is told, and refuses one too many: of passwords that are tried all at once, no more
 * are answered than one after the other. Keys in one order, so that no two tries block each other.
 */
export async function countPassword(
  ctx: Ctx,
  contact: Contact,
  customerId: string | undefined,
): Promise<void> {
  const db = over<TryTables>(ctx);
  const nowMs = ctx.clock.now();
  const now = new Date(nowMs);
  const [address, anywhere] = [addressKey(ctx, contact), contactKey(contact)];
  const own = await countTry(db, address, now, new Date(nowMs - ADDRESS_WINDOW_MS));
  if (own.wrong > MOST_FROM_ONE_ADDRESS)
    refuseFor('sign_in_paused', own.window_at.getTime() + ADDRESS_WINDOW_MS - nowMs);
  const all = await countTry(db, anywhere, now, new Date(nowMs - CONTACT_WINDOW_MS));
  if (all.wrong > MOST_FROM_ANYWHERE && !(await hasSignedInFromHere(ctx, customerId ?? NOBODY)))
    refuseFor('sign_in_paused', all.window_at.getTime() + CONTACT_WINDOW_MS - nowMs);
}

/** The right password was no wrong one after all, and forgives this address those before it. */
export async function forgiveAddress(ctx: Ctx, contact: Contact): Promise<void> {
  const db = over<TryTables>(ctx);
  await deleteTries(db, [addressKey(ctx, contact)]);
  await uncountTry(db, contactKey(contact));
}

/** Forgives a contact all wrong passwords, once it was proved. */
export function forgiveContact(ctx: Ctx, contact: Contact): Promise<void> {
  return deleteTries(over<TryTables>(ctx), [addressKey(ctx, contact), contactKey(contact)]);
}

/** Forgets windows that are over, and addresses that count no more. */
export async function forgetOldTries(ctx: Ctx): Promise<void> {
  const nowMs = ctx.clock.now();
  await deleteTriesBefore(over<TryTables>(ctx), new Date(nowMs - CONTACT_WINDOW_MS));
  await deleteKnownAddressesBefore(over<SessionTables>(ctx), new Date(nowMs - KNOWN_ADDRESS_MS));
}
