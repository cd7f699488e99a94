-- Catalogue: categories, stores, items, add-ons, stock.
create table categories (
  id uuid primary key,
  module_id uuid not null references modules (id),
  parent_id uuid references categories (id),
  slug text not null,
  name jsonb not null,
  image text not null,
  position integer not null,
  featured boolean not null default false,
  unique (module_id, slug)
);

create table stores (
  id uuid primary key,
  module_id uuid not null references modules (id),
  zone_id uuid not null references zones (id),
  slug text not null unique,
  name text not null,
  kind jsonb not null,
  description jsonb not null default '{}',
  address text not null,
  phone text,
  lat double precision not null,
  lng double precision not null,
  logo text not null,
  cover text not null,
  cover_width integer not null,
  cover_height integer not null,
  active boolean not null default true,
  time_zone text,
  -- [{weekday 0-6 (0 Sunday), opensMinute, closesMinute}], closing may pass 1440: the next day's.
  opening_hours jsonb not null,
  days_off date[] not null default '{}',
  delivery_minutes_from integer not null,
  delivery_minutes_to integer not null,
  preparation_minutes integer not null default 15,
  minimum_order_minor integer not null default 0,
  tax_percent numeric(6, 3) not null default 0,
  delivery boolean not null,
  take_away boolean not null,
  schedule_order boolean not null,
  free_delivery boolean not null default false,
  halal boolean not null default false,
  featured boolean not null default false,
  discount_percent integer check (discount_percent between 1 and 100),
  discount_minimum_minor integer not null default 0,
  discount_maximum_minor integer,
  rating numeric(3, 2) not null default 0,
  rating_count integer not null default 0,
  order_count integer not null default 0,
  joined_at timestamptz not null,
  search_text text not null,
  source text unique
);
create index stores_in_zone on stores (module_id, zone_id) where active;
create index stores_by_search on stores using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table add_ons (
  id uuid primary key,
  store_id uuid not null references stores (id),
  name jsonb not null,
  price_minor integer not null check (price_minor >= 0),
  position integer not null,
  active boolean not null default true
);
create index add_ons_of_store on add_ons (store_id);

create table items (
  id uuid primary key,
  store_id uuid not null references stores (id),
  module_id uuid not null references modules (id),
  category_id uuid not null references categories (id),
  slug text not null unique,
  name jsonb not null,
  description jsonb not null,
  image text not null,
  image_width integer not null,
  image_height integer not null,
  price_minor integer not null check (price_minor >= 0),
  discount_type text check (discount_type in ('percent', 'amount')),
  -- Percent, or minor units, by discount_type.
  discount_value integer check (discount_value > 0),
  veg boolean not null,
  halal boolean not null,
  organic boolean not null default false,
  recommended boolean not null,
  -- Minutes after the store's local midnight; until at or below from is past midnight.
  available_from_minute integer,
  available_until_minute integer,
  available_from_date date,
  available_until_date date,
  maximum_cart_quantity integer check (maximum_cart_quantity > 0),
  -- [{name{lang}, type, required, min, max, options: [{label{lang}, priceMinor}]}]
  variation_groups jsonb not null default '[]',
  -- [{type, priceMinor}] of shop items; their stock stands in item_stock.
  variations jsonb not null default '[]',
  add_on_ids uuid[] not null default '{}',
  active boolean not null default true,
  position integer not null,
  rating numeric(3, 2) not null default 0,
  rating_count integer not null default 0,
  order_count integer not null default 0,
  search_text text not null,
  check ((available_from_minute is null) = (available_until_minute is null)),
  check ((discount_type is null) = (discount_value is null))
);
create index items_of_store on items (store_id, position) where active;
create index items_of_category on items (category_id, order_count desc) where active;
create index items_popular on items (module_id, order_count desc) where active;
create index items_by_search on items using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- Counted stock, in a narrow table of its own: it changes with every order, the item does not.
-- No row: not counted. `variation` is '' for the item itself.
create table item_stock (
  item_id uuid not null references items (id),
  variation text not null default '',
  stock integer not null check (stock >= 0),
  -- Where set, stock is filled up to it on the first touch of each new market day.
  daily_stock integer check (daily_stock >= 0),
  stocked_on date,
  primary key (item_id, variation),
  check ((daily_stock is null) = (stocked_on is null))
);

create table wishlist_entries (
  customer_id uuid not null references customers (id) on delete cascade,
  item_id uuid references items (id) on delete cascade,
  store_id uuid references stores (id) on delete cascade,
  created_at timestamptz not null,
  check ((item_id is null) <> (store_id is null))
);
create unique index wishlist_items on wishlist_entries (customer_id, item_id) where item_id is not null;
create unique index wishlist_stores on wishlist_entries (customer_id, store_id) where store_id is not null;
