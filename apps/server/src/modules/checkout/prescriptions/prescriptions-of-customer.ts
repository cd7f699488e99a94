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

// Somebody's medicines are private: all pictures are deleted, including those of placed orders.
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const names = await deleteOfShopper(over<PrescriptionTables>(ctx), customerId);
  for (const name of names) await dropPicture(ctx, name);
}

/** What happens to pictures when a guest signs in (AUTH-11), and when a customer exports their data or leaves. */
export const prescriptionsOfCustomer: CustomerRoom = {
  name: 'prescriptions',
  follow: (ctx, guestShopperId, customerId) =>
    movePrescriptions(over<PrescriptionTables>(ctx), guestShopperId, customerId),
  tell: (ctx, customerId) => listOfShopper(over<PrescriptionTables>(ctx), customerId),
  forget,
  listKeptGuests: (ctx, guestIds) =>
    listOwners(over<PrescriptionTables>(ctx), 'prescriptions', 'shopper_id', guestIds),
};
