import type { Body, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isPhone, normalisePhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { createStaffToken, endStaffTokens, type StaffHolder } from '../../accounts/index.ts';
import { getKnownStore } from '../../catalog/index.ts';
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

/** Whether who is named works here now; refuses nobody, and who is known under the other role. */
async function isHolderActive(ctx: Ctx, { role, holderId }: StaffHolder): Promise<boolean> {
  if (role === 'courier')
    return ((await findCourier(over<AfterTables>(ctx), holderId)) ?? refuse('courier_not_found')).active;
  await getKnownStore(ctx, holderId);
  return true;
}

/** POST /ops/tokens: told once; of it only a hash is kept. */
export async function giveToken(
  ctx: Ctx,
  { role, holder_id: holderId }: Body<'ops.giveToken'>,
): Promise<Reply<'ops.giveToken'>> {
  if (!(await isHolderActive(ctx, { role, holderId }))) refuse('courier_not_found');
  const { token, expiresAtMs } = await createStaffToken(ctx, { role, holderId });
  return {
    token,
    expires_at: new Date(expiresAtMs).toISOString(),
    message: noticeOf('token_given', ctx.language),
  };
}

/** POST /ops/tokens/end; also of a courier who works here no more. */
export async function endTokens(
  ctx: Ctx,
  { role, holder_id: holderId }: Body<'ops.endTokens'>,
): Promise<Reply<'ops.endTokens'>> {
  await isHolderActive(ctx, { role, holderId });
  await endStaffTokens(ctx, { role, holderId });
  return { message: noticeOf('tokens_ended', ctx.language) };
}
