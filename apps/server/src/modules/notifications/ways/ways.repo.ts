import type { Matter, WayChoices } from '@promenade/domain/notifications';
import type { Kysely } from 'kysely';
import type { NotificationTables } from '../notifications.tables.ts';

type Db = Kysely<NotificationTables>;

/** All that a customer chose. */
export async function listChoices(
  db: Db,
  customerId: string,
): Promise<({ readonly matter: Matter } & WayChoices)[]> {
  return db
    .selectFrom('notification_choices')
    .select(['matter', 'push', 'mail', 'sms'])
    .where('customer_id', '=', customerId)
    .execute();
}

/** A customer's choice for one matter; undefined if the default applies. */
export async function findChoices(
  db: Db,
  customerId: string,
  matter: Matter,
): Promise<WayChoices | undefined> {
  return (await listChoices(db, customerId)).find((choice) => choice.matter === matter);
}

/** Keeps what a customer chose. */
export async function upsertChoices(db: Db, row: NotificationTables['notification_choices']): Promise<void> {
  const { push, mail, sms } = row;
  await db
    .insertInto('notification_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'matter']).doUpdateSet({ push, mail, sms }))
    .execute();
}
