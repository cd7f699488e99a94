-- Carts and orders.
create table carts (
  id uuid primary key,
  shopper_id uuid not null references shoppers (id),
  module_id uuid not null references modules (id),
  updated_at timestamptz not null,
  unique (shopper_id, module_id)
);

-- The lines of one cart are all of one store: whoever adds holds the cart's row locked.
create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  item_id uuid not null references items (id),
  model text not null check (model in ('Item', 'ItemCampaign')),
  -- Same item and same choices are one line.
  choice_key text not null,
  quantity integer not null check (quantity between 1 and 9999),
  -- One unit with its options as last seen by the shopper, before discount, without add-ons.
  unit_price_minor bigint not null,
  -- [[group index, option index], …] of food items; the type of a shop variation, or null.
  selections jsonb not null default '[]',
  variation text,
  -- [{id, quantity}]
  add_ons jsonb not null default '[]',
  created_at timestamptz not null,
  unique (cart_id, item_id, model, choice_key)
);

create table orders (
  id uuid primary key,
  number bigint generated always as identity (start with 100001) unique,
  shopper_id uuid not null references shoppers (id),
  module_id uuid not null references modules (id),
  store_id uuid not null references stores (id),
  -- {slug, name, logo, address, lat, lng} as they were when it was placed.
  store jsonb not null,
  zone_id uuid not null references zones (id),
  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  status text not null,
  payment_status text not null check (payment_status in ('unpaid', 'partially_paid', 'paid')),
  payment_method text not null,
  total_minor bigint not null check (total_minor >= 0),
  -- Every part of the bill in minor units, as the shopper accepted it.
  bill jsonb not null,
  items_count integer not null,
  contact_name text not null,
  contact_phone text not null,
  contact_email text,
  address text,
  road text not null default '',
  house text not null default '',
  floor text not null default '',
  lat double precision,
  lng double precision,
  note text not null default '',
  schedule_at timestamptz,
  expected_at timestamptz,
  route_polyline text,
  route_metres double precision,
  route_seconds double precision,
  preparation_minutes integer not null,
  -- How many times faster than life the order moves along by itself; null where people move it.
  autopilot_speed double precision check (autopilot_speed > 0),
  -- {name{lang}, vehicle}
  courier jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index orders_of_shopper on orders (shopper_id, created_at desc);
create index orders_by_age on orders (created_at desc);

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  item_id uuid not null references items (id),
  name jsonb not null,
  image text not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null,
  -- Of the whole line.
  discount_minor bigint not null,
  add_ons_minor bigint not null,
  total_minor bigint not null,
  tax_minor bigint not null,
  -- Which stock row the line took from ('' the item's own); null where stock is not counted.
  stock_variation text,
  -- As bought, in every language: [{name{lang}, labels: [{lang}]}] of food; [{type}] of shop items.
  choices jsonb not null default '[]',
  -- [{id, name{lang}, priceMinor, quantity}]
  add_ons jsonb not null default '[]'
);
create index order_lines_of_order on order_lines (order_id, position);

-- Append-only: what happened to an order, when, and by whom.
create table order_events (
  order_id uuid not null references orders (id),
  seq integer not null,
  status text not null,
  actor text not null,
  detail text not null default '',
  at timestamptz not null,
  primary key (order_id, seq)
);
