import { type Ctx, over } from '../../platform/context.ts';
import { hashSecret } from '../../platform/identity.repo.ts';
import { deleteEndedSessions, insertSession } from './accounts.repo.ts';
import type { AccountTables } from './accounts.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CUSTOMER_DAYS = 30;
// An operator's programs run unattended; a year makes the renewal a yearly chore.
const OPERATOR_DAYS = 365;

async function keepSession(ctx: Ctx, customerId: string | null, days: number): Promise<string> {
  const token = ctx.ids.secret();
  const nowMs = ctx.clock.now();
  await insertSession(over<AccountTables>(ctx), {
    token_hash: hashSecret(token),
    customer_id: customerId,
    role: customerId === null ? 'operator' : 'customer',
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + days * DAY_MS),
  });
  return token;
}

/** Opens a customer's session of 30 days and answers its token, which is told once. */
export function openSession(ctx: Ctx, customerId: string): Promise<string> {
  return keepSession(ctx, customerId, CUSTOMER_DAYS);
}

/** A new operator's token, told once; it opens the calls under /ops for a year. */
export function createOperatorToken(ctx: Ctx): Promise<string> {
  return keepSession(ctx, null, OPERATOR_DAYS);
}

/** Forgets sessions that have run out. */
export function forgetEndedSessions(ctx: Ctx): Promise<void> {
  return deleteEndedSessions(over<AccountTables>(ctx), new Date(ctx.clock.now()));
}
