import { type Kysely, sql } from 'kysely';

/** A subscriber, as stored. */
interface SubscriberRow {
  readonly email: string;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface NewsletterTables {
  newsletter_subscribers: SubscriberRow;
}

type Db = Kysely<NewsletterTables>;

/** Subscribes an address; repeating it changes nothing. */
export async function insertSubscriber(db: Db, email: string, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page of addresses in alphabetical order, after a given one. */
export async function listSubscribers(db: Db, after: string, limit: number): Promise<SubscriberRow[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute();
}

/** Whether an address is subscribed. */
export async function hasSubscriber(db: Db, email: string): Promise<boolean> {
  const query = db.selectFrom('newsletter_subscribers').select('email').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Unsubscribes an address; false if it was not subscribed. */
export async function deleteSubscriber(db: Db, email: string): Promise<boolean> {
  const query = db.deleteFrom('newsletter_subscribers').where('email', '=', email);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

// Verified addresses only: claiming someone else's address must not end their subscription.
const provedAddress = (customerId: string) =>
  sql<string>`(select lower(email) from customers where id = ${customerId} and email_verified)`;

/** A customer's subscription, by the account's verified address. */
export async function listSubscriptionsOf(db: Db, customerId: string): Promise<SubscriberRow[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', provedAddress(customerId))
    .execute();
}

/** Ends a customer's subscription. */
export async function deleteSubscriptionsOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', provedAddress(customerId)).execute();
}
