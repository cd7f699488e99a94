import type { CounterpartKind } from '@promenade/domain/messages';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ConversationRow, MessageTables, NamedConversationRow, Scope } from './messages.tables.ts';

type Db = Kysely<MessageTables>;

/** Whom a conversation is with. */
export type Counterpart = Pick<ConversationRow, 'counterpart' | 'store_id' | 'courier_id'>;

/** Which conversations are listed. */
export interface ConversationFilter {
  readonly id?: string | undefined;
  readonly unreadOnly?: boolean;
  readonly counterpart?: CounterpartKind | undefined;
}

/** Opens a customer's conversation with somebody; one that is open already stays as it is. */
export async function insertConversation(db: Db, row: ConversationRow): Promise<void> {
  await db
    .insertInto('conversations')
    .values(row)
    .onConflict((conflict) => conflict.constraint('one_conversation').doNothing())
    .execute();
}

/** The customer's conversation with somebody; undefined before anything was written. */
export async function findWith(
  db: Db,
  customerId: string,
  { counterpart, store_id, courier_id }: Counterpart,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('counterpart', '=', counterpart)
    .where('store_id', 'is not distinct from', store_id)
    .where('courier_id', 'is not distinct from', courier_id)
    .executeTakeFirst();
}

/** A conversation, held until the transaction ends: its messages get their numbers one after the other. */
export async function lockConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The held conversation after something happened in it. */
export async function updateConversation(
  db: Db,
  id: string,
  change: Partial<
    Pick<ConversationRow, 'last_number' | 'customer_read' | 'counterpart_read' | 'last_at' | 'changed_at'>
  >,
): Promise<ConversationRow> {
  return db
    .updateTable('conversations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The condition of a scope, over conversations c. */
function within(scope: Scope): RawBuilder<boolean> {
  if (scope.kind === 'customer') return sql`c.customer_id = ${scope.customerId}`;
  if (scope.kind === 'store') return sql`c.store_id = ${scope.storeId}`;
  if (scope.kind === 'courier') return sql`c.courier_id = ${scope.courierId}`;
  return scope.kind === 'support' ? sql`c.counterpart = 'support'` : sql`true`;
}

/** How many messages of the other side a scope's own side has not read, over conversations c. */
function unreadOf(side: 'customer' | 'counterpart'): RawBuilder<number> {
  const read = sql.ref(`c.${side}_read`);
  return sql`(select count(*) from messages m
    where m.conversation_id = c.id and m.number > ${read} and m.side <> ${sql.lit(side)})`;
}

/** Whether there is any; in most conversations all is read, which their own row tells. */
function hasUnread(side: 'customer' | 'counterpart'): RawBuilder<boolean> {
  const read = sql.ref(`c.${side}_read`);
  return sql`${read} < c.last_number and exists (select from messages m
    where m.conversation_id = c.id and m.number > ${read} and m.side <> ${sql.lit(side)})`;
}

const named = sql`c.*, s.name as store_name, s.slug as store_slug, s.logo as store_logo, mo.module_type,
  co.name as courier_name, cu.first_name as customer_name,
  ${unreadOf('customer')} as customer_unread, ${unreadOf('counterpart')} as counterpart_unread`;
const joined = sql`conversations c
  join customers cu on cu.id = c.customer_id
  left join stores s on s.id = c.store_id
  left join modules mo on mo.id = s.module_id
  left join couriers co on co.id = c.courier_id`;

function conditions(scope: Scope, { id, unreadOnly = false, counterpart }: ConversationFilter) {
  const side = scope.kind === 'customer' ? 'customer' : 'counterpart';
  const parts = [within(scope)];
  if (id !== undefined) parts.push(sql`c.id = ${id}`);
  if (counterpart !== undefined) parts.push(sql`c.counterpart = ${counterpart}`);
  if (unreadOnly) parts.push(hasUnread(side));
  return sql.join(parts, sql` and `);
}

/** A page of a scope's conversations, the one last written in first, and how many there are. */
export async function listConversations(
  db: Db,
  scope: Scope,
  filter: ConversationFilter & { readonly limit: number; readonly offset: number },
): Promise<{ total: number; rows: NamedConversationRow[] }> {
  const where = conditions(scope, filter);
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from conversations c where ${where}`.execute(db);
  const { rows } = await sql<NamedConversationRow>`
    select ${named} from ${joined} where ${where} order by c.last_at desc, c.id desc
    limit ${filter.limit} offset ${(filter.offset - 1) * filter.limit}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** A customer who waits for an answer. */
export interface WaitingConversation {
  readonly id: string;
  readonly customer_name: string;
  /** When what is unread began. */
  readonly since: Date;
  readonly unread: number;
  /** The first words that are unread. */
  readonly body: string;
}

/** Conversations in which support has not read what the customer wrote, the longest unread first. */
export async function listWaitingForSupport(db: Db, limit: number): Promise<WaitingConversation[]> {
  const { rows } = await sql<WaitingConversation>`
    select c.id, cu.first_name as customer_name, m.created_at as since, m.body,
      ${unreadOf('counterpart')} as unread
    from conversations c
    join customers cu on cu.id = c.customer_id
    cross join lateral (select created_at, body from messages
      where conversation_id = c.id and number > c.counterpart_read and side = 'customer'
      order by number limit 1) m
    where ${within({ kind: 'support' })} and c.counterpart_read < c.last_number
    order by m.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** One conversation of a scope. */
export async function findConversation(
  db: Db,
  scope: Scope,
  id: string,
): Promise<NamedConversationRow | undefined> {
  const where = conditions(scope, { id });
  const { rows } = await sql<NamedConversationRow>`select ${named} from ${joined} where ${where}`.execute(db);
  return rows[0];
}

/** A scope's conversations that changed last, the latest first. */
export async function listChanged(db: Db, scope: Scope, limit: number): Promise<NamedConversationRow[]> {
  const { rows } = await sql<NamedConversationRow>`
    select ${named} from ${joined} where ${within(scope)} order by c.changed_at desc, c.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many messages a scope's own side has not read in all. */
export async function countUnread(db: Db, scope: Scope): Promise<number> {
  const side = scope.kind === 'customer' ? 'customer' : 'counterpart';
  const read = sql.ref(`c.${side}_read`);
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from conversations c join messages m on m.conversation_id = c.id
    where ${within(scope)} and ${read} < c.last_number and m.number > ${read} and m.side <> ${side}`.execute(
    db,
  );
  return rows[0]?.unread ?? 0;
}

/** Forgets a customer's conversations with all that was written in them. */
export async function deleteConversations(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('conversations').where('customer_id', '=', customerId).execute();
}
