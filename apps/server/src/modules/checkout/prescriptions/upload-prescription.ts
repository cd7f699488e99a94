import type { Upload } from '@promenade/contract/endpoint';
import type { Reply } from '@promenade/contract/calls';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPrivatePicture, privateFileUrl } from '../../../platform/files/private-files.ts';
import { dropPicture, getRemade } from '../../../platform/files/sent-pictures.ts';
import {
  deleteWaitingBefore,
  deleteWaitingBeyond,
  insertPrescription,
  type PrescriptionTables,
} from './prescriptions.repo.ts';

/** What its picture becomes: a pharmacist must be able to read the smallest print. */
export const page = { sidePixels: 2000, fit: 'whole' } as const;
// Three a try, and some tries: what is older was removed, or its answer was lost.
const mostWaiting = 12;
const waitsMs = 24 * 60 * 60 * 1000;

/** POST /customer/order/prescription/upload (CHK-03): made anew, private, and forgotten after a day without an order. */
export async function uploadPrescription(
  ctx: Ctx,
  { image }: { image?: Upload | undefined },
): Promise<Reply<'checkout.uploadPrescription'>> {
  const shopperId = getShopperId(ctx);
  if (!image) return refuse('prescription_required');
  const db = over<PrescriptionTables>(ctx);
  const picture = await keepPrivatePicture(ctx, getRemade(image));
  const id = ctx.ids.next();
  const created_at = new Date(ctx.clock.now());
  await insertPrescription(db, { id, shopper_id: shopperId, picture, order_id: null, created_at });
  for (const name of await deleteWaitingBeyond(db, shopperId, mostWaiting)) await dropPicture(ctx, name);
  return { prescription_id: id, image_url: await privateFileUrl(ctx, picture) };
}

/** Forgets pictures that no order has taken within a day. */
export async function forgetPrescriptions(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now() - waitsMs);
  const names = await deleteWaitingBefore(over<PrescriptionTables>(ctx), before);
  for (const name of names) await dropPicture(ctx, name);
}
