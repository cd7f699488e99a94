import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Contact, isVerified, listOthersWith, names, withoutColumns } from '../customers/contact.ts';
import { lockCustomer, updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { isProvedSomehow } from '../sign-in/may-be-mistyped.ts';

/**
 * Whether an account keeps a contact that another one proves: it has proved it too, has nothing else to be known by, or is
 * blocked, by this contact too.
 */
const keeps = async (ctx: Ctx, holder: CustomerRow, { on }: Contact): Promise<boolean> =>
  !holder.active || isVerified(holder, on) || !(await isProvedSomehow(ctx, holder));

/** Whether the contact is another customer's. Who merely names it beside what they have proved may have mistyped it. */
export async function isTaken(ctx: Ctx, contact: Contact, exceptId: string): Promise<boolean> {
  for (const other of await listOthersWith(ctx, contact, exceptId))
    if (await keeps(ctx, other, contact)) return true;
  return false;
}

/** Removes a contact that was just verified from accounts that only claimed it. */
export async function freeContact(ctx: Ctx, contact: Contact, proverId: string): Promise<void> {
  const db = over<CustomerTables>(ctx);
  for (const { id } of await listOthersWith(ctx, contact, proverId)) {
    // Since the code was requested, they may have verified it or changed to another.
    const loser = await lockCustomer(db, id);
    if (!names(loser, contact)) continue;
    if (await keeps(ctx, loser, contact)) refuse('contact_of_another');
    await updateCustomer(db, id, withoutColumns(contact.on));
  }
}
