import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { grant, grantKind } from '../codes/grants.ts';
import { finishPhoneCheck } from '../codes/phone-check.ts';
import { tryCode } from '../codes/try-code.ts';
import type { Contact } from '../customers/contact.ts';
import { getCustomerRow } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { findResettable } from './find-resettable.ts';
import { type ForgottenBy, readForgottenBy } from './forgot-password.ts';

type ResetGrant = Reply<'accounts.verifyToken'>;

/** Who may set a new password, by which contact that was proved. */
interface ResetPayload {
  /** Null where nobody may by the proved contact: the new password will be refused as out of date. */
  readonly customerId: string | null;
  readonly contact: Contact;
}

/** Opens setting a new password. */
export const resetGrant = grantKind<ResetPayload>('reset', 10 * 60_000);

async function allowReset(ctx: Ctx, payload: ResetPayload): Promise<ResetGrant> {
  if (payload.customerId !== null)
    refuseBlocked(await getCustomerRow(over<CustomerTables>(ctx), payload.customerId));
  const reset_token = await grant(ctx, resetGrant, payload);
  return { message: noticeOf('code_accepted', ctx.language), reset_token };
}

/** POST /auth/verify-token (AUTH-08, step 1): the six digits come as reset_token, what opens step 2 goes back so. */
export async function verifyToken(
  ctx: Ctx,
  input: ForgottenBy & { readonly reset_token: string },
): Promise<ResetGrant> {
  const contact = await readForgottenBy(ctx, input);
  const { customer_id: customerId } = await tryCode(ctx, { contact, purpose: 'reset' }, input.reset_token);
  return customerId === null ? refuse('code_wrong') : allowReset(ctx, { customerId, contact });
}

/** PUT /auth/firebase-reset-password: step 1 with a code that a third party sent. */
export async function verifyThirdPartyReset(
  ctx: Ctx,
  input: { readonly phoneNumber: string; readonly sessionInfo: string; readonly code: string },
): Promise<ResetGrant> {
  const { phoneNumber: phone, sessionInfo, code } = input;
  const contact = await finishPhoneCheck(ctx, { phone, sessionInfo, code });
  const customer = await findResettable(ctx, contact);
  return allowReset(ctx, { customerId: customer?.id ?? null, contact });
}
