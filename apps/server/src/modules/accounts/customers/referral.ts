import { readRefCode } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuseAll } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { findReferralRow, keepReferrer } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/** A customer's own code, and how the customer came. */
export interface Referral {
  readonly refCode: string;
  /** Whether it was by a friend's code. */
  readonly isReferred: boolean;
  /** Whose code it was; null once that account is deleted. */
  readonly referredBy: string | null;
}

/** A customer's own code, and whose code brought the customer. Undefined for guests and deleted accounts. */
export async function findReferral(ctx: Ctx, customerId: string): Promise<Referral | undefined> {
  const row = await findReferralRow(over<CustomerTables>(ctx), customerId);
  if (!row) return undefined;
  const { ref_code: refCode, referred_by: referredBy, was_referred: wasReferred } = row;
  // During an upgrade, servers of before write only who it was.
  return { refCode, isReferred: wasReferred || referredBy !== null, referredBy };
}

/** Whose code a sign-up brings; refuses one that nobody has, so that it can be put right. Null without one. */
export async function readReferrer(ctx: Ctx, code: string | null | undefined): Promise<string | null> {
  const { rewards } = (await getMarket(ctx)).settings;
  const refCode = readRefCode(code ?? '');
  if (refCode === '' || !rewards.wallet || !rewards.referral) return null;
  const referrer = await keepReferrer(over<CustomerTables>(ctx), refCode);
  if (referrer === undefined) refuseAll([{ code: 'ref_code_unknown', field: 'ref_code' }]);
  return referrer ?? null;
}
