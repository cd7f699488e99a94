-- What happened to an order and what its customer was shown, for whoever has to answer for it later.

create table order_records (
  -- The order may be written after it, in the same transaction.
  order_id uuid not null references orders (id) deferrable initially deferred,
  -- The order in which it was written.
  seq bigint generated always as identity,
  at timestamptz not null,
  what text not null
    check (what in ('placed', 'step', 'changed', 'payment', 'told', 'sent', 'message', 'refused')),
  -- Whose doing it was; the id is that of a store, a courier or an operator's session, never a shopper's.
  actor text not null check (actor in ('anyone', 'guest', 'customer', 'operator', 'store', 'courier', 'system')),
  actor_id uuid,
  request_id text not null,
  -- Prices, texts and states as they were shown, in the shape of the wire: nothing that says who the customer is.
  shown jsonb not null,
  -- What people wrote: goes with the account.
  personal jsonb,
  erased_at timestamptz,
  primary key (order_id, seq),
  check (personal is null or erased_at is null)
);

-- Rows are only added. One thing may be done to them: what people wrote is taken out, and that it was is noted.
create function keep_order_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.personal is not null and new.personal is null and new.erased_at is not null
    and to_jsonb(new) - '{personal,erased_at}'::text[] = to_jsonb(old) - '{personal,erased_at}'::text[] then
    return new;
  end if;
  raise exception 'the record of an order is only added to';
end $$;
create trigger order_records_are_kept before update or delete on order_records
  for each row execute function keep_order_records();
create trigger order_records_stay before truncate on order_records
  for each statement execute function keep_order_records();

-- Steps are the same, all but the words that came with them.
create function keep_order_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.detail = '' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' then
    return new;
  end if;
  raise exception 'the steps of an order are only added to';
end $$;
create trigger order_events_are_kept before update or delete on order_events
  for each row execute function keep_order_events();
create trigger order_events_stay before truncate on order_events
  for each statement execute function keep_order_events();

-- Why an order could not be placed, as it was shown: the order that comes of it after all takes it into its record.
create table checkout_refusals (
  id uuid primary key,
  shopper_id uuid not null references shoppers (id) on delete cascade,
  at timestamptz not null,
  actor text not null,
  request_id text not null,
  shown jsonb not null
);
create index checkout_refusals_of_shopper on checkout_refusals (shopper_id, at);
create index checkout_refusals_by_age on checkout_refusals (at);
