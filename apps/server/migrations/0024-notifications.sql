-- Notifications: what shoppers are told, which ways they chose, and the devices that hear of it.

create table notifications (
  id uuid primary key,
  shopper_id uuid not null references shoppers (id),
  kind text not null,
  -- What happened, in words such as 'order_paid:<order>': it is told once, however often it is heard of.
  key text not null unique,
  -- The order may be written after it, in the same transaction.
  order_id uuid references orders (id) deferrable initially deferred,
  -- What its text names; the text itself is made for whoever reads it.
  params jsonb not null,
  -- The shopper's own, where the shopper's own call was the cause: what follows by itself is written in the latest.
  language text check (language in ('en', 'ar', 'nl', 'fr')),
  created_at timestamptz not null,
  read_at timestamptz,
  -- Several may be told at one instant: the order they were told in.
  seq bigint generated always as identity
);
create index notifications_of_shopper on notifications (shopper_id, seq desc);
create index notifications_unread on notifications (shopper_id) where read_at is null;
create index notifications_by_age on notifications (created_at);

-- Ways that a customer chose; without a row the usual ones hold.
create table notification_choices (
  customer_id uuid not null references customers (id) on delete cascade,
  matter text not null check (matter in ('receipt', 'progress', 'trouble', 'refund', 'wallet')),
  push boolean not null,
  mail boolean not null,
  sms boolean not null,
  primary key (customer_id, matter)
);

-- A browser that asked to be told (RFC 8030). It hears no more once its session has ended.
create table push_subscriptions (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  session_hash bytea not null references sessions (token_hash) on delete cascade,
  -- One browser has one, whoever is signed in.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'ar', 'nl', 'fr')),
  created_at timestamptz not null
);
create index push_subscriptions_of_customer on push_subscriptions (customer_id);
create index push_subscriptions_of_session on push_subscriptions (session_hash);

-- Messaging tokens of apps, one for a session.
create table device_tokens (
  token text primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  session_hash bytea not null unique references sessions (token_hash) on delete cascade,
  created_at timestamptz not null
);
create index device_tokens_of_customer on device_tokens (customer_id);

-- By which push services know this market.
insert into secret_keys (name, key)
values ('vapid', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
