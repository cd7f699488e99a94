import { type Ctx, over } from '../../../platform/context.ts';
import { listOwners } from '../../../platform/owners.repo.ts';
import { dropPicture } from '../../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import {
  deleteOfShopper,
  listOfShopper,
  movePrescriptions,
  type PrescriptionTables,
} from './prescriptions.repo.ts';

// What one takes is nobody's business any more: the pictures go, also those that an order has taken.
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const names = await deleteOfShopper(over<PrescriptionTables>(ctx), customerId);
  for (const name of names) await dropPicture(ctx, name);
}

/** Pictures of a guest who signs in (AUTH-11), of a customer who asks for them, and of one who leaves. */
export const prescriptionsOfCustomer: CustomerRoom = {
  name: 'prescriptions',
  follow: (ctx, guestShopperId, customerId) =>
    movePrescriptions(over<PrescriptionTables>(ctx), guestShopperId, customerId),
  tell: (ctx, customerId) => listOfShopper(over<PrescriptionTables>(ctx), customerId),
  forget,
  listKeptGuests: (ctx, guestIds) =>
    listOwners(over<PrescriptionTables>(ctx), 'prescriptions', 'shopper_id', guestIds),
};
