import { ORDER_STATUSES, wasDelivered } from '@promenade/domain/orders';
import { type Kysely, sql } from 'kysely';

/** A partner's terms, and what they apply to in a month. */
export interface DuesRow {
  readonly id: string;
  readonly kind: 'store' | 'provider' | 'courier';
  readonly name: string;
  readonly plan_id: string;
  readonly commission_percent: number;
  readonly monthly_fee_minor: number;
  readonly since: Date;
  readonly sales: number;
  readonly sales_minor: number;
}

const happened = sql`o.status = any (${ORDER_STATUSES.filter(wasDelivered)})`;

/**
 * What partners sold in a month of the market's, from the day they joined: goods without delivery, tip and what went back;
 * of completed trips what was paid and kept; of a courier the fees of what they delivered.
 * @param month such as 2026-11
 */
export async function listDues(
  db: Kysely<unknown>,
  { month, timeZone }: { readonly month: string; readonly timeZone: string },
): Promise<DuesRow[]> {
  const first = sql`(${`${month}-01`}::timestamp)`;
  const within = (at: string) =>
    sql`${sql.ref(at)} >= greatest(t.since, month.from_at) and ${sql.ref(at)} < month.until_at`;
  const { rows } = await sql<DuesRow>`
    with month as (select ${first} at time zone ${timeZone} as from_at,
      (${first} + interval '1 month') at time zone ${timeZone} as until_at)
    select coalesce(t.store_id, t.courier_id) as id, coalesce(s.name, c.name) as name, t.plan_id, t.since,
      case when t.courier_id is not null then 'courier' when p.store_id is not null then 'provider' else 'store' end as kind,
      t.commission_percent::float8 as commission_percent, t.monthly_fee_minor,
      count(sold.minor)::int as sales, coalesce(sum(sold.minor), 0)::float8 as sales_minor
    from month cross join partner_terms t left join stores s on s.id = t.store_id left join couriers c on c.id = t.courier_id
      left join providers p on p.store_id = t.store_id
      left join lateral (
        select greatest(0, o.total_minor - o.returned_minor - (o.bill ->> 'deliveryMinor')::bigint
            - (o.bill ->> 'tipMinor')::bigint) as minor
          from orders o where o.store_id = t.store_id and ${happened} and ${within('o.created_at')}
        union all select tr.wallet_minor + tr.outside_minor - tr.returned_minor
          from trips tr where tr.store_id = t.store_id and tr.status = 'completed' and ${within('tr.created_at')}
        union all select (o.bill ->> 'deliveryMinor')::bigint
          from orders o where o.courier_id = t.courier_id and ${happened} and ${within('o.created_at')}
      ) as sold on true
    where t.since < month.until_at
    group by t.store_id, t.courier_id, s.name, c.name, p.store_id, t.plan_id, t.since, t.commission_percent,
      t.monthly_fee_minor
    order by kind, name, id`.execute(db);
  return rows;
}
