import type { SocialMedium } from '@promenade/domain/accounts';
import { isPhone, normalisePhone, phoneKey } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { Link } from '../codes/codes.repo.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { emailContact, findByContact } from '../customers/contact.ts';
import { getCustomerRow } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { arrive, askForInformation, createFromArrival } from '../sign-in/arrive.ts';
import { enter } from '../sign-in/enter.ts';
import type { LoginAnswer } from '../sign-in/sign-in.view.ts';
import { customerOfIdentity } from './identities.ts';
import { type Vouched, vouch } from './vouch.ts';

/** What a provider gave to the browser. */
export interface SocialProof {
  readonly token: string;
  readonly medium: SocialMedium;
  readonly unique_id?: string | null | undefined;
}

async function vouchFor(ctx: Ctx, { token, medium, unique_id: claimed }: SocialProof): Promise<Vouched> {
  const vouched = await vouch(ctx, medium, token);
  const isAsClaimed = claimed == null || claimed === '' || claimed === vouched.subject;
  return isAsClaimed ? vouched : refuse('social_refused');
}

/** Who is signed in by this account already. */
async function findLinked(ctx: Ctx, vouched: Vouched): Promise<CustomerRow | undefined> {
  const id = await customerOfIdentity(ctx, vouched);
  return id === undefined ? undefined : getCustomerRow(over<CustomerTables>(ctx), id);
}

const provedBy = ({ medium, subject, email }: Vouched): Link => ({
  social: { medium, subject },
  ...(email === undefined ? {} : { email }),
});

/**
 * POST /auth/social-login (AUTH-06). Refused with the code `email` where a phone number is needed first: the
 * provider proves no e-mail address, or the market wants every new account's number proved.
 */
export async function socialLogin(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  proof: SocialProof,
): Promise<LoginAnswer> {
  const vouched = await vouchFor(ctx, proof);
  const linked = await findLinked(ctx, vouched);
  if (linked) return enter(ctx, rooms, linked, 'signed_in');
  if (vouched.email === undefined) return refuse('email');
  const { settings } = await getMarket(ctx);
  const isNew = (await findByContact(ctx, emailContact(vouched.email))) === undefined;
  if (isNew && settings.login.verifyPhone) return refuse('email');
  return arrive(ctx, rooms, { proved: provedBy(vouched), name: vouched.name, nonce: vouched.nonce });
}

/** An e-mail address that somebody else has stays theirs; one of a blocked customer shows who is there. */
async function withoutTakenEmail(ctx: Ctx, { email, ...rest }: Link): Promise<Link> {
  if (email === undefined) return rest;
  const holder = await findByContact(ctx, emailContact(email));
  if (holder) refuseBlocked(holder);
  return holder ? rest : { ...rest, email };
}

/** POST /auth/social-register: the same with a phone number, which is proved where the market wants it. */
export async function socialRegister(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  proof: SocialProof & { readonly phone: string; readonly id_token?: string | null | undefined },
): Promise<LoginAnswer> {
  const { phone } = proof;
  if (phone === '') return refuse('phone_required');
  if (!isPhone(phone)) return refuse('phone_invalid');
  const vouched = await vouchFor(ctx, { ...proof, token: proof.token || (proof.id_token ?? '') });
  const linked = await findLinked(ctx, vouched);
  if (linked) return enter(ctx, rooms, linked, 'signed_in');
  const proved = await withoutTakenEmail(ctx, provedBy(vouched));
  const pending = { proved, name: vouched.name, phone, existingId: null, losesId: null };
  if (vouched.name === '') return askForInformation(ctx, pending);
  const told = { phone: normalisePhone(phone), phone_digits: phoneKey(phone) };
  return enter(ctx, rooms, await createFromArrival(ctx, pending, told), 'signed_in');
}
