-- Rental: providers, vehicles and each vehicle's units.

-- A unit may not be held twice at an instant: an exclusion over its id and a range of time needs this.
create extension if not exists btree_gist;

-- A provider is a store of the rental module: name, address, hours, reviews, discount and staff stand there.
-- What only a provider has stands here.
create table providers (
  store_id uuid primary key references stores (id),
  -- Where a trip may begin (api.md, rule 11).
  pickup_zone_ids uuid[] not null,
  -- When the store's discount is over; null is never.
  discount_ends_at timestamptz,
  -- Vehicles on offer; kept by the trigger of vehicles.
  vehicle_count integer not null default 0
);

create table vehicle_categories (
  id uuid primary key,
  slug text not null unique,
  name jsonb not null,
  image text not null,
  position integer not null
);

create table vehicle_brands (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  image text not null,
  position integer not null
);

-- A name in every language as one line of words with a space before each.
create function names_spaced(names jsonb) returns text
  language sql immutable strict parallel safe
  as $$ select coalesce(spaced(string_agg(value, ' ' order by key)), '') from jsonb_each_text(names) $$;

create table vehicles (
  id uuid primary key,
  store_id uuid not null references providers (store_id),
  category_id uuid not null references vehicle_categories (id),
  brand_id uuid references vehicle_brands (id),
  slug text not null unique,
  name jsonb not null,
  description jsonb not null,
  -- What it is built like ('suv'), by which it is drawn and named.
  body text not null,
  image text not null,
  image_width integer not null,
  image_height integer not null,
  -- Further pictures: [{name, width, height}].
  images jsonb not null default '[]',
  seats integer not null check (seats between 1 and 80),
  transmission text not null check (transmission in ('automatic', 'manual')),
  fuel text not null check (fuel in ('petrol', 'diesel', 'hybrid', 'electric', 'none')),
  air_condition boolean not null,
  -- Null: not let that way.
  hourly_minor integer check (hourly_minor >= 0),
  daily_minor integer check (daily_minor >= 0),
  per_km_minor integer check (per_km_minor >= 0),
  -- What prices are compared by where no way is asked for.
  lowest_minor integer not null generated always as (least(hourly_minor, daily_minor, per_km_minor)) stored,
  discount_type text check (discount_type in ('percent', 'amount')),
  -- Percent, or minor units for each vehicle of a line, by discount_type.
  discount_value integer check (discount_value > 0),
  active boolean not null default true,
  -- Taken off by an import that no longer names it; one that does puts it back.
  retired boolean not null default false,
  -- Units that are in use at all; kept by the trigger of vehicle_units.
  unit_count integer not null default 0,
  rating numeric(3, 2) not null default 0,
  rating_count integer not null default 0,
  -- How many gave 1, 2, 3, 4 and 5 stars; null until the first review.
  stars integer[] check (cardinality(stars) = 5),
  trip_count integer not null default 0,
  listed_at timestamptz not null,
  search_text text not null generated always as (names_spaced(name)) stored,
  -- Under which name an import knows it.
  source text unique,
  check ((discount_type is null) = (discount_value is null)),
  check (num_nonnulls(hourly_minor, daily_minor, per_km_minor) > 0)
);
create index vehicles_of_provider on vehicles (store_id, trip_count desc, id) where active;
-- In the order of lists, so that a page is read from its beginning; and all that vehicles are narrowed by, so that they are
-- counted without reading their texts.
create index vehicles_by_trips on vehicles (trip_count desc, id) where active;
create index vehicles_by_rating on vehicles (rating desc, rating_count desc, id) where active;
create index vehicles_to_count on vehicles (store_id, hourly_minor, daily_minor, per_km_minor, lowest_minor, seats,
  transmission, fuel, air_condition, rating, rating_count, category_id, brand_id, id) where active;

create table vehicle_units (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  -- What stands on its plate; empty where it has none.
  plate text not null default '',
  active boolean not null default true
);
create index vehicle_units_of_vehicle on vehicle_units (vehicle_id) where active;

create function count_vehicle_units() returns trigger language plpgsql as $$
declare
  touched uuid[] := array(select distinct vehicle_id from changed);
begin
  update vehicles v set unit_count = (select count(*) from vehicle_units where vehicle_id = v.id and active)
    where id = any (touched);
  return null;
end $$;
create trigger vehicle_units_inserted after insert on vehicle_units
  referencing new table as changed for each statement execute function count_vehicle_units();
create trigger vehicle_units_updated after update on vehicle_units
  referencing new table as changed for each statement execute function count_vehicle_units();
create trigger vehicle_units_deleted after delete on vehicle_units
  referencing old table as changed for each statement execute function count_vehicle_units();

create function count_vehicles() returns trigger language plpgsql as $$
begin
  update providers p set vehicle_count = (select count(*) from vehicles where store_id = p.store_id and active)
    where store_id = any (array(select distinct store_id from changed));
  return null;
end $$;
create trigger vehicles_inserted after insert on vehicles
  referencing new table as changed for each statement execute function count_vehicles();

-- Favourites beside items and stores; a provider is a store.
alter table wishlist_entries
  add column vehicle_id uuid references vehicles (id) on delete cascade,
  drop constraint wishlist_entries_check,
  add constraint wishlist_one_target check (num_nonnulls(item_id, store_id, vehicle_id) = 1);
create unique index wishlist_vehicles on wishlist_entries (customer_id, vehicle_id) where vehicle_id is not null;
create index wishlist_of_vehicle on wishlist_entries (vehicle_id) where vehicle_id is not null;

-- Pictures at the top of the rental home lead to a vehicle, a provider (a store) or a category of vehicles.
alter table banners
  add column vehicle_id uuid references vehicles (id),
  add column vehicle_category_id uuid references vehicle_categories (id),
  drop constraint banners_check,
  add constraint banners_one_target
    check (num_nonnulls(store_id, item_id, campaign_id, category_id, vehicle_id, vehicle_category_id) <= 1);
