import type { Who } from '@promenade/contract/endpoint';
import type { Clock } from '../clock.ts';
import { type Actor, type Ctx, over } from '../context.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../errors.ts';
import { shopperNamedIn } from './guest-id.ts';
import {
  findGuest,
  findSession,
  hashSecret,
  type IdentityTables,
  keepGuest,
  proveGuest,
  type SessionRole,
  touchSession,
} from './identity.repo.ts';

/** The credentials of a request. */
export interface Credentials {
  readonly token: string | undefined;
  readonly guestId: string | undefined;
}

// Often enough for a list of devices, rarely enough to cost nothing.
const usedEveryMs = 5 * 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long a token can stay unused (docs/security.md, sessions): an unused device is signed out before the month of its
 * session is over. Programs of a store that pause for a season must get a new token.
 */
const idleMs: Readonly<Record<SessionRole, number>> = {
  customer: 14 * DAY_MS,
  operator: 30 * DAY_MS,
  store: 90 * DAY_MS,
  courier: 90 * DAY_MS,
};

/** How long a guest without any data is kept after the last visit (docs/decisions/0045). */
export const guestKeptMs = 90 * DAY_MS;
// Rarely enough to cost nothing, often enough for the retention period to be accurate.
const visitNotedEveryMs = 7 * DAY_MS;

/** Until when at least a guest is kept whose visit has been noted. */
const visitNotedUntilMs = (clock: Clock): number => clock.now() + guestKeptMs - visitNotedEveryMs;

/** A guest as identified. */
type KnownGuest = Extract<Actor, { kind: 'guest' }>;

/**
 * The guest of a guest id, whose retention is extended. One who is being deleted at the same time is either kept
 * completely or, like an unknown one, not found.
 */
export async function findKnownGuest(db: Db, clock: Clock, guestId: string): Promise<KnownGuest | undefined> {
  const guest = await findGuest(over<IdentityTables>({ db }), guestId);
  if (!guest) return undefined;
  const known: KnownGuest = { kind: 'guest', shopperId: guest.id, signIns: guest.sign_ins };
  if (guest.kept_until.getTime() > visitNotedUntilMs(clock)) return known;
  const keptUntil = new Date(clock.now() + guestKeptMs);
  const isKept = await keepGuest(over<IdentityTables>({ db }), guest.id, keptUntil);
  return isKept ? known : undefined;
}

/** A guest who says so, and the statement that proves it. */
export interface NamedGuest {
  readonly actor: KnownGuest;
  /** Goes first in a transaction, with its next statement; if it fails, the request has yet to be identified. */
  readonly prove: (ctx: Pick<Ctx, 'db' | 'clock'>) => Promise<void>;
}

/** The guest that a guest id names; undefined if it names nobody, or a token is shown. Costs no statement. */
export function namedGuest({ token, guestId }: Credentials): NamedGuest | undefined {
  const shopperId = token === undefined && guestId !== undefined ? shopperNamedIn(guestId) : undefined;
  if (shopperId === undefined) return undefined;
  return {
    actor: { kind: 'guest', shopperId },
    prove: (ctx) =>
      proveGuest(
        over<IdentityTables>(ctx),
        shopperId,
        guestId as string,
        new Date(visitNotedUntilMs(ctx.clock)),
      ),
  };
}

async function actorOfToken(db: Db, clock: Clock, token: string): Promise<Actor> {
  const session = await findSession(over<IdentityTables>({ db }), token, clock.now());
  const nowMs = clock.now();
  if (!session || nowMs - session.usedAtMs >= idleMs[session.role]) return refuse('session_dead');
  if (nowMs - session.usedAtMs >= usedEveryMs) {
    const unlessSince = new Date(nowMs - usedEveryMs);
    await touchSession(over<IdentityTables>({ db }), token, new Date(nowMs), unlessSince);
  }
  const { role, customerId, storeId, courierId } = session;
  if (role === 'operator') return { kind: 'operator', sessionId: session.id };
  if (role === 'store') return { kind: 'store', storeId: storeId as string };
  if (role === 'courier') return { kind: 'courier', courierId: courierId as string };
  if (customerId === null) throw new Error('A session of a customer without one.');
  return { kind: 'customer', shopperId: customerId, customerId, sessionHash: hashSecret(token) };
}

async function actorOf(db: Db, clock: Clock, { token, guestId }: Credentials): Promise<Actor> {
  if (token !== undefined) return actorOfToken(db, clock, token);
  if (guestId === undefined) return { kind: 'anyone' };
  return (await findKnownGuest(db, clock, guestId)) ?? refuse('guest_unknown');
}

const staffKinds: readonly string[] = ['operator', 'store', 'courier'];
const admitted: Readonly<Record<Exclude<Who, 'anyone'>, readonly string[]>> = {
  shopper: ['guest', 'customer'],
  customer: ['customer'],
  operator: ['operator'],
  staff: staffKinds,
};

// 401 asks for other credentials. A valid token without the permission gets 403, so that clients do not discard it.
function refusalOf(
  who: Exclude<Who, 'anyone'>,
  kind: Actor['kind'],
): 'shopper_required' | 'sign_in_required' | 'forbidden' {
  const isOfShoppers = who === 'shopper' || who === 'customer';
  if (isOfShoppers ? staffKinds.includes(kind) : kind !== 'anyone') return 'forbidden';
  return who === 'shopper' ? 'shopper_required' : 'sign_in_required';
}

function admit(who: Who, actor: Actor): void {
  if (who === 'anyone' || admitted[who].includes(actor.kind)) return;
  refuse(refusalOf(who, actor.kind));
}

/**
 * Authenticates and authorises the caller. A call for anyone looks nothing up unless credentials are sent. A dead token is
 * always refused (SYS-05), and so is an unknown guest id.
 */
export async function identify(db: Db, clock: Clock, who: Who, credentials: Credentials): Promise<Actor> {
  const actor = await actorOf(db, clock, credentials);
  admit(who, actor);
  return actor;
}
