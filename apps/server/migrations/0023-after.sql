-- After an order is placed: who brings it, who may move it along, what was given back.

create table couriers (
  id uuid primary key,
  name text not null,
  phone text not null,
  vehicle text not null check (vehicle in ('bicycle', 'motorcycle', 'car')),
  active boolean not null default true,
  created_at timestamptz not null
);

-- Tokens of a store's staff and of couriers, beside those of customers and operators.
alter table sessions
  drop constraint sessions_role_check,
  drop constraint sessions_check,
  add column store_id uuid references stores (id) on delete cascade,
  add column courier_id uuid references couriers (id) on delete cascade,
  add constraint sessions_role_check check (role in ('customer', 'operator', 'store', 'courier')),
  add constraint session_is_of_its_role check (
    (role = 'customer') = (customer_id is not null)
    and (role = 'store') = (store_id is not null)
    and (role = 'courier') = (courier_id is not null)
  );
create index sessions_of_store on sessions (store_id) where store_id is not null;
create index sessions_of_courier on sessions (courier_id) where courier_id is not null;

-- Four digits that the shopper reads to whoever brings the order; 24 random bits (bytes 0 to 2 of a version 4 id).
create function new_delivery_code() returns text
  language sql volatile
  as $$
    with fresh as materialized (select uuid_send(gen_random_uuid()) as bytes)
    select lpad(((get_byte(bytes, 0) * 65536 + get_byte(bytes, 1) * 256 + get_byte(bytes, 2)) % 10000)::text, 4, '0')
    from fresh
  $$;

alter table orders
  add column courier_id uuid references couriers (id),
  add column delivery_code text not null default new_delivery_code() check (delivery_code ~ '^[0-9]{4}$'),
  -- How often another code was tried: after a few only an operator says that it was brought.
  add column wrong_codes integer not null default 0,
  -- When the operator was told that nobody answers.
  add column unanswered_at timestamptz,
  -- What has gone back of what was paid.
  add column returned_minor bigint not null default 0 check (returned_minor between 0 and total_minor);
create index orders_of_store on orders (store_id, created_at desc);
create index orders_of_courier on orders (courier_id, created_at desc) where courier_id is not null;

-- One for an order (api.md, rule 9).
create table refund_requests (
  order_id uuid primary key references orders (id),
  reason text not null,
  note text not null,
  -- Names in the private storage.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 5),
  -- What is asked for: the total without delivery and tip.
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null check (state in ('asked', 'withdrawn', 'refused', 'refunded')),
  -- What the operator says to it.
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index refund_requests_asked on refund_requests (asked_at) where state = 'asked';
