import { isEmail, isPhone, normaliseEmail, normalisePhone, phoneKey } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseKeeping } from '../../../platform/errors.ts';
import { grant, redeem } from '../codes/grants.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { type Contact, contactsOf, isVerified, names } from '../customers/contact.ts';
import { lockCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { splitName } from '../customers/new-customer.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import {
  arrivalGrant,
  askForInformation,
  createFromArrival,
  linkProved,
  type PendingArrival,
  provedContact,
} from './arrive.ts';
import { nonceGrant } from '../social/start-social.ts';
import { dispossess } from './dispossess.ts';
import { askForCodes, enter } from './enter.ts';
import { mayBeMistyped } from './may-be-mistyped.ts';
import type { LoginAnswer } from './sign-in.view.ts';

/** What the visitor adds after verifying a contact. */
export interface UpdateInfoInput {
  readonly continue_token: string;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly is_it_you?: 'yes' | 'no' | null | undefined;
}

/** The account's other contact: a code to it shows that the account is really theirs. */
function otherContact(customer: CustomerRow, proved: Contact): Contact | undefined {
  return contactsOf(customer).find(({ on }) => on !== proved.on);
}

/**
 * 'Is it you': yes. A contact that the account never proved may be a slip of the pen or a trap: then the account's
 * other contact has to agree, by a code; one of another provider's, which has no other, is entered as it was before.
 */
async function yes(ctx: Ctx, rooms: readonly CustomerRoom[], pending: PendingArrival): Promise<LoginAnswer> {
  const contact = provedContact(pending.proved);
  const customer = await lockCustomer(over<CustomerTables>(ctx), pending.existingId);
  if (!contact || !names(customer, contact)) return refuse('continue_dead');
  refuseBlocked(customer);
  const other = otherContact(customer, contact);
  if (!isVerified(customer, contact.on)) {
    if (other) return askForCodes(ctx, customer.id, [other], pending.proved);
    if (await mayBeMistyped(ctx, customer)) return refuse('contact_taken');
  }
  await dispossess(ctx, customer);
  return enter(ctx, rooms, await linkProved(ctx, customer.id, pending.proved), 'signed_in');
}

/** The e-mail stays where it was proved: the same token of another provider may register with a phone number (AUTH-06). */
async function askForPhone(ctx: Ctx, { proved, nonce }: PendingArrival): Promise<never> {
  if (proved.social && nonce !== undefined)
    await grant(ctx, nonceGrant, { medium: proved.social.medium }, nonce);
  return refuseKeeping('email');
}

/** 'Is it you': no. The contact becomes a new account's, unless the other one has proved it too. */
async function no(ctx: Ctx, rooms: readonly CustomerRoom[], pending: PendingArrival): Promise<LoginAnswer> {
  const contact = provedContact(pending.proved);
  const customer = await lockCustomer(over<CustomerTables>(ctx), pending.existingId);
  if (!contact || (names(customer, contact) && isVerified(customer, contact.on)))
    return askForPhone(ctx, pending);
  const alone = { ...pending, existingId: null, losesId: customer?.id ?? null };
  if (alone.name === '') return askForInformation(ctx, alone);
  return enter(ctx, rooms, await createFromArrival(ctx, alone), 'signed_in');
}

function toldColumns(input: UpdateInfoInput): Partial<CustomerRow> {
  const [name, email, phone] = [input.name ?? '', input.email ?? '', input.phone ?? ''];
  if (name === '') refuse('first_name_required');
  if (email !== '' && !isEmail(email)) refuse('email_invalid');
  if (phone !== '' && !isPhone(phone)) refuse('phone_invalid');
  return {
    ...splitName(name),
    ...(email === '' ? {} : { email: normaliseEmail(email) }),
    ...(phone === '' ? {} : { phone: normalisePhone(phone), phone_digits: phoneKey(phone) }),
  };
}

/** POST /auth/update-info: what 'Is it you' is answered, or the missing name and contact. */
export async function updateInfo(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  input: UpdateInfoInput,
): Promise<LoginAnswer> {
  const pending = await redeem(ctx, arrivalGrant, input.continue_token);
  if (!pending) return refuse('continue_dead');
  if (pending.existingId !== null) {
    return input.is_it_you === 'yes' ? yes(ctx, rooms, pending) : no(ctx, rooms, pending);
  }
  return enter(ctx, rooms, await createFromArrival(ctx, pending, toldColumns(input)), 'signed_in');
}
