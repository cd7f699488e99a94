import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { giveToOrder, type PrescriptionTables } from './prescriptions.repo.ts';

const most = 3;

/** CHK-03: a prescription item needs a picture, and three are the most. */
export function checkPrescriptions(ids: readonly string[], needed: boolean): void {
  if (needed && ids.length === 0) refuse('prescription_required');
  if (new Set(ids).size > most) refuse('prescription_too_many');
}

/** Gives the shopper's own waiting pictures to an order; another's, or one that an order has, is not found. */
export async function takePrescriptions(ctx: Ctx, ids: readonly string[], orderId: string): Promise<void> {
  const own = [...new Set(ids)];
  if (own.length === 0) return;
  const given = await giveToOrder(over<PrescriptionTables>(ctx), {
    shopperId: getShopperId(ctx),
    ids: own,
    orderId,
  });
  if (given !== own.length) refuse('prescription_not_found');
}
