-- The platform's own tables: settings, zones, shoppers and their sessions, idempotency, jobs.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE (its dictionary could change); pinned to its dictionary it may stand in an index.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(unaccent('unaccent', value)) $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

create table modules (
  id uuid primary key,
  module_type text not null unique,
  name jsonb not null,
  icon text not null,
  active boolean not null default true,
  position integer not null
);

create table zones (
  id uuid primary key,
  slug text not null unique,
  name jsonb not null,
  -- GeoJSON polygon rings, longitude before latitude.
  rings jsonb not null,
  active boolean not null default true
);

-- Delivery rates of a zone for a module (rule 1 of the wire's rules); amounts in minor units.
create table zone_rates (
  zone_id uuid not null references zones (id),
  module_id uuid not null references modules (id),
  per_km_minor integer not null check (per_km_minor >= 0),
  minimum_minor integer not null check (minimum_minor >= 0),
  maximum_minor integer check (maximum_minor >= minimum_minor),
  fixed_minor integer check (fixed_minor >= 0),
  surge_percent integer not null default 0 check (surge_percent between 0 and 500),
  primary key (zone_id, module_id)
);

-- A shopper is a guest or a customer; whatever is private hangs on its id.
create table shoppers (
  id uuid primary key,
  -- SHA-256 of the guest id; the id itself is only ever in the guest's browser.
  guest_key_hash bytea unique,
  created_at timestamptz not null
);

create table customers (
  id uuid primary key references shoppers (id),
  first_name text not null,
  last_name text not null,
  email text unique,
  phone_digits text unique,
  phone text,
  password_hash text,
  image text,
  email_verified boolean not null default false,
  phone_verified boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  customer_id uuid references customers (id) on delete cascade,
  role text not null check (role in ('customer', 'operator')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((role = 'customer') = (customer_id is not null))
);
create index sessions_of_customer on sessions (customer_id);

create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  address_type text not null check (address_type in ('home', 'office', 'other')),
  address_label text,
  contact_person_name text not null,
  contact_person_number text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  zone_ids uuid[] not null,
  additional_information text not null default '',
  road text not null default '',
  house text not null default '',
  floor text not null default '',
  created_at timestamptz not null
);
create index addresses_of_customer on addresses (customer_id, created_at);

-- The first answer of a write, sealed with the key that the client sent (kept two days).
create table idempotency_keys (
  scope text not null,
  key_hash bytea not null,
  fingerprint bytea not null,
  status integer,
  sealed_reply bytea,
  created_at timestamptz not null,
  primary key (scope, key_hash)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Work for later, in the same transaction as its cause; taken with SKIP LOCKED.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  last_error text
);
create index jobs_due on jobs (run_at);

create table newsletter_subscribers (
  email text primary key,
  created_at timestamptz not null
);
