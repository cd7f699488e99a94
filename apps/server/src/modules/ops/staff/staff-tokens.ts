import type { Body, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isPhone, normalisePhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { createStaffToken, endStaffTokens, type StaffHolder } from '../../accounts/index.ts';
import { getStoreForCheckout } from '../../catalog/index.ts';
import { type AfterTables, findCourier, holdSameCourier, insertCourier } from '../../orders/index.ts';

type Courier = Body<'ops.addCourier'>;

/** POST /ops/couriers; said again, as where the answer was lost, the courier who is there. */
export async function addCourier(
  ctx: Ctx,
  { name, phone, vehicle }: Courier,
): Promise<Reply<'ops.addCourier'>> {
  if (!isPhone(phone)) refuse('phone_invalid');
  const said = { name, phone: normalisePhone(phone), vehicle };
  const db = over<AfterTables>(ctx);
  const standing = await holdSameCourier(db, said);
  const id = standing?.id ?? ctx.ids.next();
  if (!standing)
    await insertCourier(db, { ...said, id, active: true, created_at: new Date(ctx.clock.now()) });
  return { courier_id: id, message: noticeOf('courier_added', ctx.language) };
}

async function checkHolder(ctx: Ctx, { role, holderId }: StaffHolder): Promise<void> {
  if (role === 'store') {
    await getStoreForCheckout(ctx, holderId);
  } else if (!(await findCourier(over<AfterTables>(ctx), holderId))?.active) refuse('courier_not_found');
}

/** POST /ops/tokens: told once; of it only a hash is kept. */
export async function giveToken(
  ctx: Ctx,
  { role, holder_id: holderId }: Body<'ops.giveToken'>,
): Promise<Reply<'ops.giveToken'>> {
  await checkHolder(ctx, { role, holderId });
  const { token, expiresAtMs } = await createStaffToken(ctx, { role, holderId });
  return {
    token,
    expires_at: new Date(expiresAtMs).toISOString(),
    message: noticeOf('token_given', ctx.language),
  };
}

/** POST /ops/tokens/end. */
export async function endTokens(
  ctx: Ctx,
  { role, holder_id: holderId }: Body<'ops.endTokens'>,
): Promise<Reply<'ops.endTokens'>> {
  await endStaffTokens(ctx, { role, holderId });
  return { message: noticeOf('tokens_ended', ctx.language) };
}
