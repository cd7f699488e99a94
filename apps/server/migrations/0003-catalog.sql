-- Catalogue: categories, stores, items, add-ons, stock.

-- A week's opening hours as minutes since Sunday's midnight; what passes the week's end comes again at its start.
-- Hours are [{weekday 0-6 (0 Sunday), opensMinute, closesMinute}], closing may pass 1440: the next day's.
create function open_week(hours jsonb) returns int4multirange
  language sql immutable strict parallel safe
  as $$
    select coalesce(range_agg(int4range(opens + shift, closes + shift)) * int4multirange(int4range(0, 10080)), '{}')
    from (
      select (h->>'weekday')::int * 1440 + (h->>'opensMinute')::int as opens,
             (h->>'weekday')::int * 1440 + (h->>'closesMinute')::int as closes
      from jsonb_array_elements(hours) as h
    ) as spans
    cross join (values (0), (-10080)) as shifts (shift)
  $$;

-- Whether a store is open at a wall time: a day off takes away what begins on it, not the night before's rest.
-- The rules (domain, hours) say so to the minute even in the hour that a clock change repeats; this only sorts and filters.
create function is_open(week int4multirange, hours jsonb, days_off date[], wall timestamp) returns boolean
  language sql immutable parallel safe
  as $$
    select case
      when not days_off && array[wall::date, wall::date - 1]
        then week @> (extract(dow from wall) * 1440 + extract(hour from wall) * 60 + extract(minute from wall))::int
      else exists (
        select from jsonb_array_elements(hours) as h, (values (wall::date), (wall::date - 1)) as days (day)
        where (h->>'weekday')::int = extract(dow from day)::int
          and not day = any (days_off)
          and wall >= day + make_interval(mins => (h->>'opensMinute')::int)
          and wall < day + make_interval(mins => (h->>'closesMinute')::int)
      )
    end
  $$;

-- The largest price of one unit over its required choices, and over the variations of a shop item.
create function largest_price(price integer, groups jsonb, variations jsonb) returns integer
  language sql immutable strict parallel safe
  as $$
    select greatest(price, coalesce((select max((v->>'priceMinor')::int) from jsonb_array_elements(variations) as v), 0))
      + coalesce((
          select sum(option.price) from jsonb_array_elements(groups) as g,
            lateral (
              select (o->>'priceMinor')::int as price from jsonb_array_elements(g->'options') as o
              order by 1 desc
              limit case when g->>'type' = 'single' then 1 else nullif((g->>'max')::int, 0) end
            ) as option
          where (g->>'required')::boolean
        ), 0)::int
  $$;

-- A text in every language as one folded line to search in. Columns put a space before it, so that every word has one.
create function folded_texts(texts jsonb) returns text
  language sql immutable strict parallel safe
  as $$ select coalesce(folded(string_agg(value, ' ' order by key)), '') from jsonb_each_text(texts) $$;

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
  opening_hours jsonb not null,
  open_week int4multirange not null generated always as (open_week(opening_hours)) stored,
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
  search_text text not null generated always as (' ' || folded(name) || ' ' || folded_texts(kind)) stored,
  -- Items on sale, and the vegetarian ones among them; kept by the triggers of items.
  item_count integer not null default 0,
  veg_count integer not null default 0,
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
  -- [{name{lang}, type, required, min, max, options: [{label{lang}, priceMinor, selected?}]}]
  variation_groups jsonb not null default '[]',
  -- [{type, priceMinor}] of shop items; their stock stands in item_stock.
  variations jsonb not null default '[]',
  add_on_ids uuid[] not null default '{}',
  active boolean not null default true,
  position integer not null,
  rating numeric(3, 2) not null default 0,
  rating_count integer not null default 0,
  order_count integer not null default 0,
  search_text text not null generated always as (' ' || folded_texts(name)) stored,
  price_to_minor integer not null generated always as (largest_price(price_minor, variation_groups, variations)) stored,
  has_choices boolean not null
    generated always as (variation_groups <> '[]' or variations <> '[]' or add_on_ids <> '{}') stored,
  check ((available_from_minute is null) = (available_until_minute is null)),
  check ((discount_type is null) = (discount_value is null))
);
create index items_of_store on items (store_id, position) where active;
create index items_of_category on items (category_id, order_count desc, id) where active;
create index items_popular on items (module_id, order_count desc, id) where active;
create index items_by_search on items using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- The words of all names and kinds, folded: what a misspelt search is held against. Words are learnt and never
-- forgotten; one that nothing is called by any more finds nothing.
create table search_words (word text primary key);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function learn_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two writers of the same words never wait in a circle.
  insert into search_words (word)
    select distinct word
    from changed, string_to_table(translate(search_text, ',.;:()/&·"', '          '), ' ') as word
    where length(word) between 3 and 40 and word !~ '^[0-9]+$'
    order by word
    on conflict do nothing;
  return null;
end $$;
create trigger words_of_new_items after insert on items
  referencing new table as changed for each statement execute function learn_words();
create trigger words_of_changed_items after update on items
  referencing new table as changed for each statement execute function learn_words();
create trigger words_of_new_stores after insert on stores
  referencing new table as changed for each statement execute function learn_words();
create trigger words_of_changed_stores after update on stores
  referencing new table as changed for each statement execute function learn_words();

-- How many items each store offers in each category: what lists count by, and a store's menu. Kept by the triggers of items.
create table store_categories (
  store_id uuid not null references stores (id),
  category_id uuid not null references categories (id),
  item_count integer not null,
  veg_count integer not null,
  -- Where the category stands in the menu: the place of its first item.
  position integer not null,
  primary key (store_id, category_id)
);
create index stores_of_category on store_categories (category_id);

create function count_menus() returns trigger language plpgsql as $$
declare
  touched uuid[] := array(select distinct store_id from changed order by store_id);
begin
  -- Two writers of one menu take turns, so that the later one counts the earlier one's items too.
  perform from stores where id = any (touched) order by id for no key update;
  delete from store_categories where store_id = any (touched);
  insert into store_categories (store_id, category_id, item_count, veg_count, position)
    select store_id, category_id, count(*), count(*) filter (where veg), min(position)
    from items where active and store_id = any (touched)
    group by store_id, category_id;
  update stores s set item_count = menu.items, veg_count = menu.veg
    from (
      select store_id, coalesce(sum(c.item_count), 0) as items, coalesce(sum(c.veg_count), 0) as veg
      from unnest(touched) as store_id left join store_categories c using (store_id)
      group by store_id
    ) as menu
    where s.id = menu.store_id and (s.item_count, s.veg_count) is distinct from (menu.items, menu.veg);
  return null;
end $$;
create trigger items_inserted after insert on items
  referencing new table as changed for each statement execute function count_menus();
create trigger items_updated after update on items
  referencing new table as changed for each statement execute function count_menus();
create trigger items_deleted after delete on items
  referencing old table as changed for each statement execute function count_menus();

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
create index wishlist_of_item on wishlist_entries (item_id) where item_id is not null;
create unique index wishlist_items on wishlist_entries (customer_id, item_id) where item_id is not null;
create unique index wishlist_stores on wishlist_entries (customer_id, store_id) where store_id is not null;
