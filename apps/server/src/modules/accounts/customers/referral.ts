import { readRefCode } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuseAll } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { findReferralRow } from './customers.repo.ts';
import type { CustomerTables } from './customers.tables.ts';

/** A customer's own code, and whose code brought the customer. Undefined for guests and deleted accounts. */
export async function findReferral(
  ctx: Ctx,
  customerId: string,
): Promise<{ readonly refCode: string; readonly referredBy: string | null } | undefined> {
  const row = await findReferralRow(over<CustomerTables>(ctx), { id: customerId });
  return row && { refCode: row.ref_code, referredBy: row.referred_by };
}

/** Whose code a sign-up brings; refuses one that nobody has, so that it can be put right. Null without one. */
export async function readReferrer(ctx: Ctx, code: string | null | undefined): Promise<string | null> {
  const { rewards } = (await getMarket(ctx)).settings;
  const refCode = readRefCode(code ?? '');
  if (refCode === '' || !rewards.wallet || !rewards.referral) return null;
  const referrer = await findReferralRow(over<CustomerTables>(ctx), { ref_code: refCode });
  if (!referrer) refuseAll([{ code: 'ref_code_unknown', field: 'ref_code' }]);
  return referrer?.id ?? null;
}
