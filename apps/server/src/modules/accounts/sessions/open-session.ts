import { deviceOf } from '@promenade/domain/accounts';
import { type Ctx, over } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/identity.repo.ts';
import { listZonesAt } from '../../zones/index.ts';
import {
  deleteEndedSessions,
  insertSession,
  isKnownAddress,
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

/** Whether a customer has signed in from this address before. */
export function hasSignedInFromHere(ctx: Ctx, customerId: string): Promise<boolean> {
  const since = new Date(ctx.clock.now() - KNOWN_ADDRESS_MS);
  return isKnownAddress(over<SessionTables>(ctx), customerId, addressHash(ctx), since);
}

async function zoneOf(ctx: Ctx): Promise<string | null> {
  const { point } = ctx.where;
  return point ? ((await listZonesAt(ctx, point))[0]?.id ?? null) : null;
}

async function keepSession(ctx: Ctx, customerId: string | null, days: number): Promise<string> {
  const token = ctx.ids.secret();
  const nowMs = ctx.clock.now();
  await insertSession(over<SessionTables>(ctx), {
    ...deviceOf(ctx.device?.userAgent ?? ''),
    id: ctx.ids.next(),
    token_hash: hashSecret(token),
    customer_id: customerId,
    role: customerId === null ? 'operator' : 'customer',
    zone_id: customerId === null ? null : await zoneOf(ctx),
    last_used_at: null,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + days * DAY_MS),
  });
  return token;
}

/** Opens a customer's session of 30 days and answers its token, which is told once. */
export async function openSession(ctx: Ctx, customerId: string): Promise<string> {
  const last_at = new Date(ctx.clock.now());
  const address_hash = addressHash(ctx);
  await upsertKnownAddress(over<SessionTables>(ctx), { customer_id: customerId, address_hash, last_at });
  return keepSession(ctx, customerId, CUSTOMER_DAYS);
}

/** A new operator's token, told once; it opens the calls under /ops for a year. */
export function createOperatorToken(ctx: Ctx): Promise<string> {
  return keepSession(ctx, null, OPERATOR_DAYS);
}

/** Forgets sessions that have run out. */
export function forgetEndedSessions(ctx: Ctx): Promise<void> {
  return deleteEndedSessions(over<SessionTables>(ctx), new Date(ctx.clock.now()));
}
