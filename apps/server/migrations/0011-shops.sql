-- What the shops beside restaurants say of their goods, and what a market puts in front: brands, conditions, campaigns,
-- flash sales, banners.

-- Marks of goods, in modules that have them.
create table brands (
  id uuid primary key,
  module_id uuid not null references modules (id),
  slug text not null,
  name jsonb not null,
  image text not null,
  position integer not null,
  unique (module_id, slug)
);

-- What a medicine is for ('Headache'), in modules that sort by it.
create table conditions (
  id uuid primary key,
  module_id uuid not null references modules (id),
  slug text not null,
  name jsonb not null,
  image text not null,
  position integer not null,
  unique (module_id, slug)
);

alter table items
  -- Further pictures: [{name, width, height}], the first picture not among them.
  add column images jsonb not null default '[]',
  -- What one unit is ('1 kg', 'pack of 6'), by language.
  add column unit jsonb,
  -- [{lang}]: of pharmacies.
  add column generic_names jsonb not null default '[]',
  add column prescription boolean not null default false,
  -- A medicine that every pharmacy is expected to have.
  add column basic boolean not null default false,
  -- [{lang}] each.
  add column nutrition jsonb not null default '[]',
  add column allergens jsonb not null default '[]',
  add column tags jsonb not null default '[]',
  -- [{name, title{lang}, options: [{key, label{lang}}]}]: what a variation's type is made of, keys joined by '-'.
  add column choice_options jsonb not null default '[]',
  -- Global Trade Item Number: 8, 12, 13 or 14 digits, the last one their check digit (GS1).
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  add column brand_id uuid references brands (id),
  -- Under which name a store's own files know it; a second import meets the same row.
  add column source_key text,
  add column listed_at timestamptz not null default '2017-01-01';
create unique index items_by_source_key on items (store_id, source_key) where source_key is not null;
create index items_of_brand on items (brand_id, order_count desc, id) where active and brand_id is not null;

create table item_conditions (
  item_id uuid not null references items (id) on delete cascade,
  condition_id uuid not null references conditions (id),
  primary key (condition_id, item_id)
);

-- PROF-07: a store may take no reviews.
alter table stores add column reviews boolean not null default true;

-- Several stores under one heading, for a while. Days are the market's.
create table campaigns (
  id uuid primary key,
  module_id uuid not null references modules (id),
  slug text not null unique,
  title jsonb not null,
  description jsonb not null,
  image text not null,
  image_width integer not null,
  image_height integer not null,
  starts_on date not null,
  ends_on date not null,
  -- Minutes after midnight in the market's time zone; null is all day.
  from_minute integer,
  until_minute integer,
  active boolean not null default true,
  check (ends_on >= starts_on),
  check ((from_minute is null) = (until_minute is null))
);
create table campaign_stores (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  store_id uuid not null references stores (id),
  primary key (campaign_id, store_id)
);

-- For hours, at a price that beats every other discount of its items (api.md, rule 2).
create table flash_sales (
  id uuid primary key,
  module_id uuid not null references modules (id),
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  active boolean not null default true,
  check (ends_at > starts_at)
);
create table flash_sale_items (
  flash_sale_id uuid not null references flash_sales (id) on delete cascade,
  item_id uuid not null references items (id),
  discount_type text not null check (discount_type in ('percent', 'amount')),
  -- Percent, or minor units, by discount_type.
  discount_value integer not null check (discount_value > 0),
  position integer not null default 0,
  primary key (flash_sale_id, item_id)
);
create index flash_sales_of_item on flash_sale_items (item_id);

-- A picture at the top of a module's home that leads somewhere in the market.
create table banners (
  id uuid primary key,
  module_id uuid not null references modules (id),
  -- Null stands in every zone.
  zone_id uuid references zones (id),
  title jsonb not null,
  image text not null,
  image_width integer not null,
  image_height integer not null,
  store_id uuid references stores (id),
  item_id uuid references items (id),
  campaign_id uuid references campaigns (id) on delete cascade,
  category_id uuid references categories (id),
  position integer not null,
  active boolean not null default true,
  check (num_nonnulls(store_id, item_id, campaign_id, category_id) <= 1)
);
create index banners_of_module on banners (module_id, position) where active;
