import { type Kysely, sql } from 'kysely';
import type { Page } from '../../../platform/page-of.ts';
import type { CustomerTables } from './customers.tables.ts';

type Db = Kysely<CustomerTables>;

/** By what an operator looks for customers: one of these. */
export type CustomerSought =
  | { readonly id: string }
  | { readonly email: string }
  | { readonly ending: string };

/** A customer as an operator is shown one. */
export interface KnownCustomer {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: Date;
  readonly blocked_at: Date | null;
  readonly blocked_why: string;
}

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'created_at',
  'blocked_at',
  'blocked_why',
] as const;

function queryOf(db: Db, sought: CustomerSought | 'blocked') {
  const query = db.selectFrom('customers');
  if (sought === 'blocked') return query.where('blocked_at', 'is not', null);
  if ('id' in sought) return query.where('id', '=', sought.id);
  if ('email' in sought) return query.where('email', '=', sought.email);
  const { ending } = sought;
  return query.where(sql<string>`right(phone_digits, ${ending.length})`, '=', ending);
}

/** Customers by id, by email, or by the last digits of their number, the oldest first; or blocked ones, the latest first. */
export async function listSought(
  db: Db,
  sought: CustomerSought | 'blocked',
  { limit, offset }: Page,
): Promise<KnownCustomer[]> {
  const query = queryOf(db, sought)
    .select(columns)
    .limit(limit)
    .offset((offset - 1) * limit);
  const ordered = sought === 'blocked' ? query.orderBy('blocked_at', 'desc') : query.orderBy('created_at');
  return ordered.orderBy('id').execute();
}

/** How many there are. */
export async function countSought(db: Db, sought: CustomerSought | 'blocked'): Promise<number> {
  const counted = queryOf(db, sought).select((eb) => eb.fn.countAll<string>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Blocks a customer, or changes the reason for it: since when stays. */
export async function setBlocked(db: Db, id: string, at: Date, why: string | undefined): Promise<void> {
  await db
    .updateTable('customers')
    .set((row) => ({
      active: false,
      blocked_at: row.fn.coalesce('blocked_at', row.val(at)),
      ...(why === undefined ? {} : { blocked_why: why }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Blocks a customer no more. */
export async function setUnblocked(db: Db, id: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ active: true, blocked_at: null, blocked_why: '' })
    .where('id', '=', id)
    .execute();
}
