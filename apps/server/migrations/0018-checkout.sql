-- What an order says beyond its lines, what it is paid with, and what is sealed.

-- Keys of this market that nobody outside of it knows: what is signed with them comes back unchanged or not at all.
create table secret_keys (
  name text primary key,
  -- 244 random bits: two version 4 UUIDs (RFC 9562, section 5.4).
  key bytea not null
);
insert into secret_keys (name, key)
values ('seal', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

alter table orders
  -- To whoever rides: 'the bell does not work'.
  add column delivery_instruction text not null default '',
  add column cutlery boolean not null default false,
  -- Ordered by the pictures of a prescription alone: the store says what it costs.
  add column is_prescription boolean not null default false,
  -- As it was written; the coupon's own room counts its uses.
  add column coupon_code text,
  -- What the wallet paid at once; the rest is paid by payment_method.
  add column wallet_minor bigint not null default 0 check (wallet_minor >= 0),
  -- While a gateway is awaited: until when, and the stock is held so long.
  add column payment_due_at timestamptz;

-- What the shopper wants done where an item of the line has run out.
alter table order_lines
  add column when_unavailable text not null default 'refund'
    check (when_unavailable in ('refund', 'call', 'best_match'));

-- Pictures of prescriptions: private, made anew, read through short-lived links alone.
create table prescriptions (
  id uuid primary key,
  shopper_id uuid not null references shoppers (id),
  -- Name in the private storage.
  picture text not null,
  -- Null until an order takes it.
  order_id uuid references orders (id),
  created_at timestamptz not null
);
create index prescriptions_of_order on prescriptions (order_id);
create index prescriptions_of_shopper on prescriptions (shopper_id, created_at);
