import type { Who } from '@promenade/contract/endpoint';
import type { Clock } from '../clock.ts';
import { type Actor, over } from '../context.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../errors.ts';
import {
  findGuest,
  findSession,
  hashSecret,
  type IdentityTables,
  keepGuest,
  type SessionRole,
  touchSession,
} from './identity.repo.ts';

/** What a request shows of its caller. */
export interface Credentials {
  readonly token: string | undefined;
  readonly guestId: string | undefined;
}

// Often enough for a list of devices, seldom enough to cost nothing.
const usedEveryMs = 5 * 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long a token may lie unused (docs/security.md, sessions): a device that was put away is signed out before the
 * month of its session is over. Programs of a store that rest over a season must sign in anew.
 */
const idleMs: Readonly<Record<SessionRole, number>> = {
  customer: 14 * DAY_MS,
  operator: 30 * DAY_MS,
  store: 90 * DAY_MS,
  courier: 90 * DAY_MS,
};

/** How long a guest who leaves nothing is known after the last visit (docs/decisions/0045). */
export const guestKeptMs = 90 * DAY_MS;
// Seldom enough to cost nothing, often enough for a season to be one.
const visitNotedEveryMs = 7 * DAY_MS;

/**
 * The shopper behind a guest id, who is kept for another season. Whoever is forgotten at this very moment is either kept
 * whole or, like one who was never here, unknown.
 */
export async function findKnownGuest(db: Db, clock: Clock, guestId: string): Promise<string | undefined> {
  const guest = await findGuest(over<IdentityTables>({ db }), guestId);
  const keptUntilMs = clock.now() + guestKeptMs;
  if (!guest || guest.kept_until.getTime() > keptUntilMs - visitNotedEveryMs) return guest?.id;
  const isKept = await keepGuest(over<IdentityTables>({ db }), guest.id, new Date(keptUntilMs));
  return isKept ? guest.id : undefined;
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
  const shopperId = await findKnownGuest(db, clock, guestId);
  return shopperId === undefined ? refuse('guest_unknown') : { kind: 'guest', shopperId };
}

const staffKinds: readonly string[] = ['operator', 'store', 'courier'];
const admitted: Readonly<Record<Exclude<Who, 'anyone'>, readonly string[]>> = {
  shopper: ['guest', 'customer'],
  customer: ['customer'],
  operator: ['operator'],
  staff: staffKinds,
};

// 401 is for whoever can mend it by coming with a credential of another kind: a token that is good, but not for this, is
// not to be thrown away.
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
 * Works out the caller and whether this call is for them. A call for anyone looks nothing up unless
 * a credential is shown. A dead token is always refused (SYS-05), an unknown guest id too.
 */
export async function identify(db: Db, clock: Clock, who: Who, credentials: Credentials): Promise<Actor> {
  const actor = await actorOf(db, clock, credentials);
  admit(who, actor);
  return actor;
}
