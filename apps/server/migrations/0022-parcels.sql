-- Parcels (CHK-10): what kinds are carried, and orders that have a sender in place of a store.

-- Kinds of parcel that a market carries. A price that is null is the zone's (zone_rates).
create table parcel_categories (
  id uuid primary key,
  module_id uuid not null references modules (id),
  slug text not null,
  name jsonb not null,
  description jsonb not null,
  image text not null,
  position integer not null,
  active boolean not null default true,
  -- Switched off by an import that no longer names it.
  retired boolean not null default false,
  per_km_minor bigint check (per_km_minor >= 0),
  minimum_minor bigint check (minimum_minor >= 0),
  unique (module_id, slug)
);

alter table orders
  alter column store_id drop not null,
  alter column store drop not null,
  -- {categoryId, category{lang}, image, sender{name, phone, address, road, house, floor, lat, lng}, payer, approach}
  -- as it was placed; the receiver is the order's contact and address.
  add column parcel jsonb,
  -- By which the sender proves that a parcel that was turned round is back.
  add column return_code text check (return_code ~ '^[0-9]{4}$'),
  add column return_reason text not null default '',
  -- Since when a parcel is on its way back.
  add column return_asked_at timestamptz,
  add column returned_at timestamptz,
  add constraint order_of_store_or_parcel check (
    (order_type = 'parcel') = (parcel is not null)
    and (order_type = 'parcel') = (store_id is null)
    and (store_id is null) = (store is null)
  ),
  add constraint order_turned_back check (
    (return_code is null) = (return_asked_at is null)
    and (return_asked_at is null or order_type = 'parcel')
    and (returned_at is null or return_asked_at is not null)
  );
