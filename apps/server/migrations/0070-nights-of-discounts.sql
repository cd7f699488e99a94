-- What is past midnight is of the day on which it began, as isInDateWindow of domain/hours has it.
create or replace function discount_runs(dates jsonb, wall timestamp) returns boolean language sql stable parallel safe as $$
  select day >= coalesce((dates ->> 'startDate')::date, '-infinity')
    and day <= coalesce((dates ->> 'endDate')::date, 'infinity')
    and (starts is null or starts = ends or starts < ends and at >= starts and at < ends
      or starts > ends and (at >= starts or at < ends))
  from (select (dates #>> '{daily,startMinute}')::int as starts, (dates #>> '{daily,endMinute}')::int as ends,
    (extract(hour from wall) * 60 + extract(minute from wall))::int as at) as daily,
    lateral (select wall::date - case when ends < starts and at < ends then 1 else 0 end as day) as began
$$;
