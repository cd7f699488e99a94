-- Payments: what is asked of whom, what gateways say of it, and what is given back.

create table payments (
  id uuid primary key,
  purpose text not null check (purpose in ('order', 'wallet', 'trip')),
  -- The order, wallet deposit or trip; its room keeps it.
  subject_id uuid not null,
  shopper_id uuid not null references shoppers (id),
  -- A gateway, or offline_payment.
  method text not null,
  state text not null
    check (state in ('awaiting', 'reviewing', 'settled', 'failed', 'expired', 'replaced', 'returned')),
  amount_minor bigint not null check (amount_minor > 0),
  -- ISO 4217.
  currency text not null,
  -- Where the shopper goes on after paying: a path of the storefront.
  return_path text not null,
  -- Until when it may be paid.
  due_at timestamptz not null,
  -- What the gateway calls the payment, and the charge that a refund names.
  gateway_reference text,
  gateway_charge text,
  -- What has arrived, and how much of that was given back.
  arrived_minor bigint not null default 0 check (arrived_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and arrived_minor),
  -- Offline: the account paid to, what the shopper wrote [{label, value}], and the private picture that proves it.
  offline_method text,
  offline_fields jsonb not null default '[]',
  proof text,
  -- Why it was declined, in the words of whoever did.
  detail text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- A subject is waited for once, and paid once.
create unique index payments_live on payments (purpose, subject_id) where state in ('awaiting', 'reviewing', 'settled');
create index payments_of_subject on payments (purpose, subject_id, created_at);
create index payments_of_shopper on payments (shopper_id, created_at);
create index payments_under_review on payments (created_at) where state = 'reviewing';

-- What gateways said, each thing once (api.md, rule 7).
create table payment_events (
  gateway text not null,
  event_id text not null,
  kind text not null,
  -- Null where it speaks of nothing of ours.
  payment_id uuid references payments (id),
  at timestamptz not null,
  primary key (gateway, event_id)
);

-- Money on its way back; the id is the key by which the gateway does it once.
create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  amount_minor bigint not null check (amount_minor > 0),
  gateway_reference text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_of_payment on payment_refunds (payment_id);

-- The sandbox's own side: what a real gateway keeps on its own machines.
create table sandbox_charges (
  payment_id uuid primary key references payments (id),
  outcome text not null check (outcome in ('approved', 'declined', 'timed_out')),
  captured_minor bigint not null check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
  created_at timestamptz not null
);
-- A refund asked for twice is made once.
create table sandbox_refunds (
  id uuid primary key,
  payment_id uuid not null references sandbox_charges (payment_id),
  amount_minor bigint not null check (amount_minor > 0)
);

insert into secret_keys (name, key)
values ('sandbox-webhook', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
