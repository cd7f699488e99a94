import { type Ctx, over } from '../../../platform/context.ts';
import { refuseFor } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/identity.repo.ts';
import type { Contact } from '../customers/contact.ts';
import { hasSignedInFromHere, KNOWN_ADDRESS_MS } from '../sessions/open-session.ts';
import { deleteKnownAddressesBefore, type SessionTables } from '../sessions/sessions.repo.ts';
import { countTry, deleteTries, deleteTriesBefore, listTries, type TryTables } from './tries.repo.ts';

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
 * Refuses a sign-in where too many went wrong. Many addresses guessing at one account keep strangers out of it for
 * an hour; whoever has signed in from their own address before still gets in, and a new password ends it.
 */
export async function refuseTooManyTries(
  ctx: Ctx,
  contact: Contact,
  customerId: string | undefined,
): Promise<void> {
  const nowMs = ctx.clock.now();
  const [here, anywhere] = [addressKey(ctx, contact), contactKey(contact)];
  const since = new Date(nowMs - CONTACT_WINDOW_MS);
  const rows = await listTries(over<TryTables>(ctx), [here, anywhere], since);
  const countOf = (key: Buffer) => rows.find((row) => row.key.equals(key));
  const [own, all] = [countOf(here), countOf(anywhere)];
  const ownLeftMs = (own?.window_at.getTime() ?? 0) + ADDRESS_WINDOW_MS - nowMs;
  if (own && own.wrong >= MOST_FROM_ONE_ADDRESS && ownLeftMs > 0)
    return refuseFor('sign_in_paused', ownLeftMs);
  if (!all || all.wrong < MOST_FROM_ANYWHERE) return;
  if (!(await hasSignedInFromHere(ctx, customerId ?? NOBODY)))
    refuseFor('sign_in_paused', all.window_at.getTime() + CONTACT_WINDOW_MS - nowMs);
}

/** Counts a wrong password; the refusal that follows must keep it. Keys in one order, so that no two block each other. */
export async function countWrongPassword(ctx: Ctx, contact: Contact): Promise<void> {
  const db = over<TryTables>(ctx);
  const nowMs = ctx.clock.now();
  const now = new Date(nowMs);
  await countTry(db, addressKey(ctx, contact), now, new Date(nowMs - ADDRESS_WINDOW_MS));
  await countTry(db, contactKey(contact), now, new Date(nowMs - CONTACT_WINDOW_MS));
}

/** Forgives this address its wrong passwords, once the right one came. */
export function forgiveAddress(ctx: Ctx, contact: Contact): Promise<void> {
  return deleteTries(over<TryTables>(ctx), [addressKey(ctx, contact)]);
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
