import { deviceOf } from '@promenade/domain/accounts';
import { type Ctx, over } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { listZonesAt } from '../../zones/index.ts';
import {
  deleteEndedSessions,
  deleteStaffSessions,
  insertSession,
  listKnownAddresses,
  type SessionTables,
  upsertKnownAddress,
} from './sessions.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CUSTOMER_DAYS = 30;
// An operator's programs run unattended; a year makes the renewal a yearly chore.
const OPERATOR_DAYS = 365;

/** What is kept of a network address: enough to know it again. */
function addressHash(ctx: Ctx): Buffer {
  return hashSecret(`address ${ctx.device?.address ?? ''}`);
}

/** Addresses count as a customer's own for so long after the last sign-in. */
export const KNOWN_ADDRESS_MS = 90 * DAY_MS;

async function knownAddresses(ctx: Ctx, customerId: string) {
  const since = new Date(ctx.clock.now() - KNOWN_ADDRESS_MS);
  const known = await listKnownAddresses(over<SessionTables>(ctx), customerId, since);
  return { isAny: known.length > 0, isThis: known.some((hash) => hash.equals(addressHash(ctx))) };
}

/** Whether a customer has signed in from this address before. */
export async function hasSignedInFromHere(ctx: Ctx, customerId: string): Promise<boolean> {
  return (await knownAddresses(ctx, customerId)).isThis;
}

/** Whether a customer has signed in before, and from other addresses alone. */
export async function hasSignedInElsewhere(ctx: Ctx, customerId: string): Promise<boolean> {
  const { isAny, isThis } = await knownAddresses(ctx, customerId);
  return isAny && !isThis;
}

/** Notes that a customer has shown here who they are. */
export function noteAddress(ctx: Ctx, customerId: string): Promise<void> {
  const last_at = new Date(ctx.clock.now());
  const address = { customer_id: customerId, address_hash: addressHash(ctx), last_at };
  return upsertKnownAddress(over<SessionTables>(ctx), address);
}

async function zoneOf(ctx: Ctx): Promise<string | null> {
  const { point } = ctx.where;
  return point ? ((await listZonesAt(ctx, point))[0]?.id ?? null) : null;
}

type Holder =
  | { readonly role: 'customer'; readonly customer_id: string }
  | { readonly role: 'operator' }
  | { readonly role: 'store'; readonly store_id: string }
  | { readonly role: 'courier'; readonly courier_id: string };

async function keepSession(ctx: Ctx, holder: Holder, days: number): Promise<string> {
  const token = ctx.ids.secret();
  const nowMs = ctx.clock.now();
  await insertSession(over<SessionTables>(ctx), {
    ...deviceOf(ctx.device?.userAgent ?? ''),
    id: ctx.ids.next(),
    token_hash: hashSecret(token),
    customer_id: null,
    store_id: null,
    courier_id: null,
    ...holder,
    zone_id: holder.role === 'customer' ? await zoneOf(ctx) : null,
    last_used_at: null,
    created_at: new Date(nowMs),
    authenticated_at: new Date(nowMs),
    expires_at: new Date(nowMs + days * DAY_MS),
  });
  return token;
}

/** Opens a customer's session of 30 days and answers its token, which is told once. */
export async function openSession(ctx: Ctx, customerId: string): Promise<string> {
  await noteAddress(ctx, customerId);
  return keepSession(ctx, { role: 'customer', customer_id: customerId }, CUSTOMER_DAYS);
}

/** A new operator's token, told once; it opens the calls under /ops for a year. */
export function createOperatorToken(ctx: Ctx): Promise<string> {
  return keepSession(ctx, { role: 'operator' }, OPERATOR_DAYS);
}

/** Whom a staff token is for: a store, or a courier. */
export interface StaffHolder {
  readonly role: 'store' | 'courier';
  readonly holderId: string;
}

/** A new token of a store's staff or a courier, told once; it opens their own orders under /ops for a year. */
export async function createStaffToken(
  ctx: Ctx,
  { role, holderId }: StaffHolder,
): Promise<{ readonly token: string; readonly expiresAtMs: number }> {
  const holder =
    role === 'store' ? { role, store_id: holderId } : ({ role: 'courier', courier_id: holderId } as const);
  const token = await keepSession(ctx, holder, OPERATOR_DAYS);
  return { token, expiresAtMs: ctx.clock.now() + OPERATOR_DAYS * DAY_MS };
}

/** Ends every token of a store's staff or a courier. */
export function endStaffTokens(ctx: Ctx, holder: StaffHolder): Promise<void> {
  return deleteStaffSessions(over<SessionTables>(ctx), holder);
}

/** Forgets sessions that have run out. */
export function forgetEndedSessions(ctx: Ctx): Promise<void> {
  return deleteEndedSessions(over<SessionTables>(ctx), new Date(ctx.clock.now()));
}
