-- Coupons, and who has used them for which order (CHK-02; api.md, rule 3).
create table coupons (
  id uuid primary key,
  -- Written any way, kept in capitals.
  code text not null unique check (code ~ '^[A-Z0-9_-]{2,40}$'),
  title jsonb not null,
  -- Null is every module.
  module_id uuid references modules (id),
  coupon_type text not null
    check (coupon_type in ('default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order')),
  discount_type text not null check (discount_type in ('percent', 'amount')),
  -- Percent, or minor units where it is an amount.
  discount numeric not null check (discount >= 0 and (discount_type = 'amount' or discount <= 100)),
  min_purchase_minor bigint not null default 0 check (min_purchase_minor >= 0),
  -- 0 is uncapped.
  max_discount_minor bigint not null default 0 check (max_discount_minor >= 0),
  -- First and last day on the market's wall clock, both included; null is no bound.
  starts_on date,
  ends_on date,
  -- Of store_wise and zone_wise.
  store_ids uuid[] not null default '{}',
  zone_ids uuid[] not null default '{}',
  -- Only for these; null is everyone.
  customer_ids uuid[],
  -- Null is no limit.
  uses_per_customer integer check (uses_per_customer > 0),
  total_uses integer check (total_uses > 0),
  -- Counted only where total_uses sets a limit: orders with a coupon for everybody do not wait for one another.
  uses integer not null default 0 check (uses >= 0),
  active boolean not null default true,
  -- Came with an import; one that a later import no longer names is retired, and an operator's own never is.
  imported boolean not null default false,
  retired boolean not null default false,
  created_at timestamptz not null
);

-- How often each shopper, guests too, has used a coupon: the row that a limit for one is held by.
create table coupon_shoppers (
  coupon_id uuid not null references coupons (id) on delete cascade,
  shopper_id uuid not null references shoppers (id),
  uses integer not null check (uses >= 0),
  primary key (coupon_id, shopper_id)
);

-- One use for an order; given back when the order is cancelled or fails.
create table coupon_uses (
  -- The order is written in the same transaction, before or after.
  order_id uuid primary key references orders (id) deferrable initially deferred,
  coupon_id uuid not null references coupons (id),
  shopper_id uuid not null references shoppers (id),
  is_first_order boolean not null,
  used_at timestamptz not null,
  given_back_at timestamptz
);
create index coupon_uses_of_shopper on coupon_uses (shopper_id, used_at);
-- Two first orders at once are one too many, with whichever coupons.
create unique index first_order_once on coupon_uses (shopper_id) where is_first_order and given_back_at is null;
