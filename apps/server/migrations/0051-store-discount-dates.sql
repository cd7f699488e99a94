-- When a store's own discount runs, as domain/hours has it ({startDate, endDate, daily: {startMinute, endMinute}}); null:
-- always. What its staff or an operator has decided stays when the market is imported again.
alter table stores add column discount_dates jsonb, add column discount_decided boolean not null default false;

-- Whether such dates hold a wall time: isInDateWindow of domain/hours, for lists that are filtered and sorted by it.
create function discount_runs(dates jsonb, wall timestamp) returns boolean language sql stable parallel safe as $$
  select wall::date >= coalesce((dates ->> 'startDate')::date, '-infinity')
    and wall::date <= coalesce((dates ->> 'endDate')::date, 'infinity')
    and (starts is null or starts = ends or starts < ends and at >= starts and at < ends
      or starts > ends and (at >= starts or at < ends))
  from (select (dates #>> '{daily,startMinute}')::int as starts, (dates #>> '{daily,endMinute}')::int as ends,
    (extract(hour from wall) * 60 + extract(minute from wall))::int as at) as daily
$$;
