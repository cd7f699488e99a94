-- Trips: the cart of vehicles, what was booked, the units it holds, and what became of it.

-- One for a shopper: all of one provider and one rental type (api.md, rule 11). Whoever changes it holds its row.
create table trip_carts (
  id uuid primary key,
  shopper_id uuid not null unique references shoppers (id),
  store_id uuid references providers (store_id),
  rental_type text not null check (rental_type in ('hourly', 'distance_wise', 'day_wise')),
  -- Of hourly and day_wise (days × 24); of distance_wise what the way takes, for its end.
  hours numeric not null check (hours >= 0),
  -- Of distance_wise; null elsewhere.
  distance_metres double precision check (distance_metres >= 0),
  -- {name, lat, lng}
  pickup jsonb not null,
  -- Null where the trip ends where it began.
  destination jsonb,
  -- Null is Pickup Now.
  pickup_at timestamptz,
  updated_at timestamptz not null
);

create table trip_cart_lines (
  id uuid primary key,
  cart_id uuid not null references trip_carts (id) on delete cascade,
  vehicle_id uuid not null references vehicles (id),
  quantity integer not null check (quantity between 1 and 999),
  created_at timestamptz not null
);
create index trip_cart_lines_of_cart on trip_cart_lines (cart_id, created_at, id);

create table trips (
  id uuid primary key,
  number bigint generated always as identity (start with 200001) unique,
  shopper_id uuid not null references shoppers (id),
  module_id uuid not null references modules (id),
  store_id uuid not null references providers (store_id),
  -- {slug, name, logo, address, phone, lat, lng} as they were when it was booked.
  provider jsonb not null,
  rental_type text not null check (rental_type in ('hourly', 'distance_wise', 'day_wise')),
  hours numeric not null check (hours > 0),
  distance_metres double precision check (distance_metres >= 0),
  pickup jsonb not null,
  destination jsonb,
  pickup_now boolean not null,
  -- Half-open: the next trip may begin at the instant this one ends.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null,
  payment_status text not null check (payment_status in ('unpaid', 'partially_paid', 'paid')),
  payment_method text not null,
  total_minor bigint not null check (total_minor >= 0),
  -- Every part of the bill in minor units, as the shopper accepted it, and what it was made of.
  bill jsonb not null,
  coupon_code text,
  -- What the wallet has paid, what came past it (gateways, transfers, cash), and what of both went back.
  wallet_minor bigint not null default 0 check (wallet_minor >= 0),
  outside_minor bigint not null default 0 check (outside_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor between 0 and wallet_minor + outside_minor),
  -- Until when a gateway is awaited, and the units held.
  payment_due_at timestamptz,
  contact_name text not null,
  contact_phone text not null,
  contact_email text not null,
  note text not null default '',
  -- From the provider to the pickup point.
  route_polyline text,
  route_metres double precision,
  route_seconds double precision,
  autopilot_speed double precision check (autopilot_speed > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index trips_of_shopper on trips (shopper_id, created_at desc);
create index trips_of_provider on trips (store_id, created_at desc);
create index trips_by_age on trips (created_at desc);

create table trip_lines (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  position integer not null,
  vehicle_id uuid not null references vehicles (id),
  slug text not null,
  name jsonb not null,
  image text not null,
  quantity integer not null check (quantity > 0),
  -- For an hour, a day or a kilometre, by the trip's rental type.
  rate_minor bigint not null,
  gross_minor bigint not null,
  -- Of the whole line.
  discount_minor bigint not null,
  coupon_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null
);
create index trip_lines_of_trip on trip_lines (trip_id, position);

-- Which units a trip holds, and when. The exclusion is what keeps two trips from one unit at an instant, whoever
-- writes and in whatever order; ranges are half-open, so trips may touch. A trip that is over or off holds nothing.
create table trip_units (
  line_id uuid not null references trip_lines (id),
  trip_id uuid not null references trips (id),
  vehicle_id uuid not null references vehicles (id),
  unit_id uuid not null references vehicle_units (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  held boolean not null default true,
  -- {name, phone} of who drives or brings it; null where the provider named nobody.
  driver jsonb,
  primary key (line_id, unit_id),
  constraint unit_held_once exclude using gist (unit_id with =, during with &&) where (held)
);
create index trip_units_of_trip on trip_units (trip_id);
create index trip_units_of_vehicle on trip_units using gist (vehicle_id, during) where held;
create index trip_units_by_time on trip_units using gist (during) where held;

-- Append-only: what happened to a trip, when, and by whom.
create table trip_events (
  trip_id uuid not null references trips (id),
  seq integer not null,
  status text not null,
  actor text not null,
  detail text not null default '',
  at timestamptz not null,
  primary key (trip_id, seq)
);

-- What both sides saw when a vehicle changed hands.
create table trip_handovers (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  unit_id uuid not null references vehicle_units (id),
  moment text not null check (moment in ('pickup', 'return')),
  written_by text not null check (written_by in ('customer', 'provider')),
  odometer_km integer not null check (odometer_km >= 0),
  fuel_percent integer not null check (fuel_percent between 0 and 100),
  -- Names in the private storage.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 8),
  note text not null default '',
  at timestamptz not null,
  unique (trip_id, unit_id, moment, written_by)
);

create table vehicle_reviews (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  store_id uuid not null references providers (store_id),
  customer_id uuid references customers (id) on delete set null,
  -- A line is reviewed once; null of samples.
  trip_line_id uuid unique references trip_lines (id),
  rating integer not null check (rating between 1 and 5),
  comment text not null default '',
  -- A sample's text in every language, in place of the comment.
  sample jsonb,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  check ((reply is null) = (replied_at is null)),
  check (num_nonnulls(trip_line_id, sample) = 1)
);
create index vehicle_reviews_of_vehicle on vehicle_reviews (vehicle_id, created_at desc, id desc);
create index vehicle_reviews_of_provider on vehicle_reviews (store_id, created_at desc, id desc);

-- A coupon's use is an order's or a trip's.
alter table coupon_uses
  drop constraint coupon_uses_pkey,
  alter column order_id drop not null,
  add column trip_id uuid references trips (id) deferrable initially deferred,
  add constraint coupon_use_of_one check (num_nonnulls(order_id, trip_id) = 1),
  add constraint coupon_uses_of_order unique (order_id),
  add constraint coupon_uses_of_trip unique (trip_id);

alter table notifications
  add column trip_id uuid references trips (id) deferrable initially deferred;

-- A trip that is made longer is paid for again: only one payment of it waits at a time.
drop index payments_live;
create unique index payments_live on payments (purpose, subject_id)
  where state in ('awaiting', 'reviewing', 'settled') and purpose <> 'trip';
create unique index payments_live_of_trip on payments (subject_id)
  where state in ('awaiting', 'reviewing') and purpose = 'trip';
