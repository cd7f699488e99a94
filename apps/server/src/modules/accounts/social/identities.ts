import { type Ctx, over } from '../../../platform/context.ts';
import {
  findIdentity,
  insertIdentity,
  listIdentities,
  lockIdentity,
  type SocialTables,
} from './identities.repo.ts';

/** An account at a provider. */
export interface Identity {
  readonly medium: string;
  readonly subject: string;
}

/** Lets an identity sign a customer in from now on. */
export function keepIdentity(ctx: Ctx, customerId: string, { medium, subject }: Identity): Promise<void> {
  const created_at = new Date(ctx.clock.now());
  return insertIdentity(over<SocialTables>(ctx), { medium, subject, customer_id: customerId, created_at });
}

/** The customer whom an identity signs in. Where there is none, nobody else makes one until the transaction ends. */
export async function customerOfIdentity(
  ctx: Ctx,
  { medium, subject }: Identity,
): Promise<string | undefined> {
  const db = over<SocialTables>(ctx);
  const known = await findIdentity(db, medium, subject);
  if (known) return known.customer_id;
  await lockIdentity(db, medium, subject);
  return (await findIdentity(db, medium, subject))?.customer_id;
}

/** Whether a provider has vouched for the customer. */
export async function hasIdentity(ctx: Ctx, customerId: string): Promise<boolean> {
  return (await listIdentities(over<SocialTables>(ctx), customerId)).length > 0;
}
