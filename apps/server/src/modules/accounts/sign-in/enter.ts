import { type Ctx, over } from '../../../platform/context.ts';
import { takeAnswersAlong } from '../../../platform/idempotency/idempotency.ts';
import { type IdentityTables, updateSignIn } from '../../../platform/identity/identity.repo.ts';
import { getMarket, type LoginSettings } from '../../settings/index.ts';
import { sendAccountCode } from '../codes/account-code.ts';
import type { Link } from '../codes/codes.repo.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { type Contact, contactsOf, isVerified } from '../customers/contact.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { noteAddress, openSession } from '../sessions/open-session.ts';
import { type LoginAnswer, viewCodeDue, viewSignedIn } from './sign-in.view.ts';

/** Contacts that the market wants proved and are not yet, in their order; one that is switched off counts as done. */
function dueContacts(login: LoginSettings, customer: CustomerRow): Contact[] {
  const isWanted = { phone: login.verifyPhone, email: login.verifyEmail };
  return contactsOf(customer).filter(({ on }) => isWanted[on] && !isVerified(customer, on));
}

/**
 * Signs in: the guest's data become the customer's (CART-11), and a token is issued. The guest is held before anything
 * else. So what the guest writes is either there and follows, or is written after this and as the customer's (asGuestNow).
 */
async function openDoor(ctx: Ctx, rooms: readonly CustomerRoom[], customerId: string): Promise<string> {
  if (ctx.actor.kind === 'guest') {
    const { shopperId } = ctx.actor;
    const signIns = await updateSignIn(over<IdentityTables>(ctx), shopperId, customerId);
    // With a guest id that has signed in before, somebody else may have been answered.
    if (signIns === 1) await takeAnswersAlong(ctx, shopperId, customerId);
    for (const { follow } of rooms) await follow?.(ctx, shopperId, customerId);
  }
  return openSession(ctx, customerId);
}

/** Asks for the codes of contacts, the first of them now. */
export async function askForCodes(
  ctx: Ctx,
  customerId: string,
  due: readonly [Contact, ...Contact[]],
  link?: Link,
): Promise<LoginAnswer> {
  const asked = { contact: due[0], customerId };
  const verification = await sendAccountCode(ctx, link ? { ...asked, link } : asked);
  return viewCodeDue(
    ctx,
    verification,
    due.map(({ on }) => on),
  );
}

/** Signs a customer in, or asks for the code that is due before (AUTH-04). Refused: whom an operator has blocked. */
export async function enter(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  customer: CustomerRow,
  notice: 'signed_up' | 'signed_in',
): Promise<LoginAnswer> {
  refuseBlocked(customer);
  const { settings } = await getMarket(ctx);
  const [first, ...others] = dueContacts(settings.login, customer);
  if (!first) return viewSignedIn(ctx, await openDoor(ctx, rooms, customer.id), notice);
  // Of a contact that may be a slip of the pen: whoever gets its code must have shown here who they are, too.
  if (notice === 'signed_in') await noteAddress(ctx, customer.id);
  return askForCodes(ctx, customer.id, [first, ...others]);
}
