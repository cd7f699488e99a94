-- Money and points as double entries: wallets, loyalty points, bonuses, cashback, referral.

-- Ten letters of an alphabet without look-alikes, 50 random bits (bytes 6 and 8 of a version 4 id hold its version).
create function new_ref_code() returns text
  language sql volatile
  as $$
    with fresh as materialized (select uuid_send(gen_random_uuid()) as bytes)
    select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (get_byte(bytes, (i + 9) % 16) & 31), 1), '')
    from fresh, generate_series(0, 9) as i
  $$;

alter table customers
  -- What a customer gives to friends.
  add column ref_code text not null unique default new_ref_code(),
  -- Whose code came with the sign-up; forgotten with the account of either.
  add column referred_by uuid references customers (id) on delete set null;
create index customers_by_referrer on customers (referred_by) where referred_by is not null;

create table ledger_accounts (
  owner_id uuid references shoppers (id),
  kind text not null,
  unit text not null check (unit in ('money', 'points')),
  -- 'wallet:<shopper>' of a shopper, 'gateways' of the market: known without a look-up.
  id text generated always as (case when owner_id is null then kind else kind || ':' || owner_id::text end) stored
    primary key,
  -- In the smallest unit. Null for the market's own: a figure that every order moves would be a queue of all orders.
  balance bigint,
  check ((owner_id is null) = (balance is null)),
  constraint ledger_never_negative check (balance >= 0),
  check (owner_id is null or (kind, unit) in (('wallet', 'money'), ('points', 'points')))
);
insert into ledger_accounts (kind, unit) values
  -- What came in, and goes out, through payment gateways and in cash; what orders and trips were paid with.
  ('gateways', 'money'), ('cash', 'money'), ('orders', 'money'), ('trips', 'money'),
  -- What couriers are owed; what bonuses, cashback, referral and exchanged points cost the market.
  ('tips', 'money'), ('promotion', 'money'),
  ('points_issued', 'points');

create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in ('add_fund', 'order_place', 'order_refund', 'partial_payment', 'loyalty_point',
    'point_to_wallet', 'referrer', 'cashback', 'trip_booking', 'order_payment', 'payment_refund', 'tips')),
  -- What it is about, in words: whoever does it again does nothing.
  key text not null unique,
  -- The order may be written after its payment, in the same transaction.
  order_id uuid references orders (id) deferrable initially deferred,
  trip_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create index ledger_transactions_of_order on ledger_transactions (order_id) where order_id is not null;

create table ledger_postings (
  transaction_id uuid not null references ledger_transactions (id),
  account_id text not null references ledger_accounts (id),
  amount bigint not null check (amount <> 0),
  -- Of the account, with this posting; null for the market's own.
  balance_after bigint,
  created_at timestamptz not null,
  primary key (transaction_id, account_id)
);
create index ledger_postings_of_account on ledger_postings (account_id, created_at desc, transaction_id desc)
  where balance_after is not null;

-- A balance moves by postings and by nothing else; the check on the account refuses what it does not hold.
create function ledger_move_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
    where id = new.account_id and balance is not null
    returning balance into new.balance_after;
  return new;
end $$;
create trigger ledger_move_balance before insert on ledger_postings
  for each row execute function ledger_move_balance();

create function ledger_keep_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance <> 0 or tg_op = 'UPDATE' and pg_trigger_depth() < 2 then
    raise exception 'the account % moves by postings alone', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_open_empty before insert on ledger_accounts
  for each row execute function ledger_keep_balance();
create trigger ledger_accounts_keep before update on ledger_accounts
  for each row execute function ledger_keep_balance();

-- What was written stays: a mistake is put right by another transaction.
create function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is final', tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_postings_are_final before update or delete on ledger_postings
  for each row execute function ledger_is_final();
create trigger ledger_transactions_are_final before update or delete on ledger_transactions
  for each row execute function ledger_is_final();

-- Looked at when the database commits: a transaction has postings, and they sum to zero in money and in points.
create function ledger_check_sums(subject uuid) returns void language plpgsql as $$
begin
  if not exists (select from ledger_postings where transaction_id = subject) then
    raise exception 'transaction % moves nothing', subject using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_postings posting join ledger_accounts account on account.id = posting.account_id
    where posting.transaction_id = subject group by account.unit having sum(posting.amount) <> 0
  ) then
    raise exception 'transaction % does not sum to zero', subject using errcode = 'check_violation';
  end if;
end $$;
create function ledger_transaction_balances() returns trigger language plpgsql as $$
begin
  perform ledger_check_sums(new.id);
  return null;
end $$;
create function ledger_posting_balances() returns trigger language plpgsql as $$
begin
  -- With its transaction it is looked at there; later it is on its own.
  if not exists (select from ledger_transactions where id = new.transaction_id
    and xmin = pg_current_xact_id()::xid) then
    perform ledger_check_sums(new.transaction_id);
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();
create constraint trigger ledger_posting_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_posting_balances();

-- What the market adds to money that is put into a wallet.
create table wallet_bonuses (
  id uuid primary key,
  title jsonb not null,
  description jsonb not null,
  bonus_type text not null check (bonus_type in ('percent', 'amount')),
  -- Percent of what is added, or minor units.
  bonus_amount bigint not null check (bonus_amount > 0),
  minimum_add_minor bigint not null default 0 check (minimum_add_minor >= 0),
  -- 0: uncapped.
  maximum_bonus_minor bigint not null default 0 check (maximum_bonus_minor >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);

-- What is on its way into a wallet: a gateway knows it by this id alone.
create table wallet_top_ups (
  id uuid primary key,
  customer_id uuid not null references shoppers (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);

create table cashback_rules (
  id uuid primary key,
  title jsonb not null,
  cashback_type text not null check (cashback_type in ('percent', 'amount')),
  -- Percent of the order, or minor units.
  cashback_amount bigint not null check (cashback_amount > 0),
  min_purchase_minor bigint not null default 0 check (min_purchase_minor >= 0),
  -- 0: uncapped.
  max_discount_minor bigint not null default 0 check (max_discount_minor >= 0),
  -- Orders of one customer that earn by it; 0: any number.
  same_user_limit integer not null default 0 check (same_user_limit >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);

-- What an order will earn once it is delivered, by the rule that ran when it was placed.
create table order_cashbacks (
  order_id uuid primary key references orders (id) deferrable initially deferred,
  rule_id uuid not null references cashback_rules (id),
  customer_id uuid not null references shoppers (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index order_cashbacks_of_customer on order_cashbacks (customer_id, rule_id);

-- What came off a friend's first order: once for each.
create table referral_discounts (
  customer_id uuid primary key references shoppers (id),
  order_id uuid not null unique references orders (id) deferrable initially deferred,
  discount_minor bigint not null check (discount_minor > 0)
);
