import { sql } from 'kysely';
import type { TestMarket } from '../../../apps/server/src/testing/index.ts';
import { unitsBefore } from './shelves.ts';

/** Queries for inconsistencies, by name; each must find nothing. */
const checks: Readonly<Record<string, string>> = {
  'a transaction that does not sum to zero': `
    select t.id::text from ledger_transactions t
    join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
    group by t.id, a.unit having sum(p.amount) <> 0`,
  'a balance that is not its postings': `
    select a.id from ledger_accounts a left join ledger_postings p on p.account_id = a.id
    where a.balance is not null group by a.id, a.balance having a.balance <> coalesce(sum(p.amount), 0)`,
  'a balance below zero': 'select id from ledger_accounts where balance < 0',
  'stock that is not what was sold': `
    select s.item_id::text from item_stock s
    left join (select l.item_id, sum(l.quantity) as sold from order_lines l
      join orders o on o.id = l.order_id where o.status not in ('canceled', 'failed') group by l.item_id) as of
      on of.item_id = s.item_id
    where s.stock + coalesce(of.sold, 0) <> ${unitsBefore}
      and s.item_id in (select distinct item_id from order_lines)`,
  'a coupon counted otherwise than used': `
    select c.code from coupons c,
      lateral (select count(*) as live from orders o
        where o.coupon_code = c.code and o.status not in ('canceled', 'failed')) as ordered
    where c.uses <> ordered.live or ordered.live <>
      (select count(*) from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null)`,
  'a wallet that paid for nothing': `
    select o.id::text from orders o where o.status in ('canceled', 'failed') and o.wallet_minor > 0
      and coalesce((select sum(p.amount) from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id
        where t.order_id = o.id and p.account_id = 'wallet:' || o.shopper_id), 0) <> 0`,
  'an order settled twice': `
    select subject_id::text from payments where state = 'settled' group by subject_id having count(*) > 1`,
  'money kept for an order that came to nothing': `
    select p.id::text from payments p join orders o on o.id = p.subject_id
    where o.status in ('canceled', 'failed') and p.refunded_minor < p.arrived_minor`,
  'an order without its first event, or with two': `
    select o.id::text from orders o left join order_events e on e.order_id = o.id and e.status = 'pending'
    group by o.id having count(e.seq) <> 1`,
};

/** The inconsistencies in the books, with the rows that show them. */
export async function wrongBooks(market: TestMarket): Promise<string[]> {
  const wrongs: string[] = [];
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await sql.raw<Record<string, string>>(query).execute(market.ctx.db);
    if (rows.length > 0) wrongs.push(`${name}: ${Object.values(rows[0] ?? {})[0]} (${rows.length})`);
  }
  return wrongs;
}
