-- Search: what people type, held against the names of what is sold, in every language. See docs/decisions/0018.

-- As folded(), and beyond it what people write for one another in Arabic: letters with and without hamza, ى for ي, ة for ه,
-- Persian letters and digits; vowel signs, tatweel and marks of direction go. All that is no letter or digit is a space.
create function searchable(value text) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      return translate(translate(lower(unaccent('unaccent', normalize(value, NFKC))),
        U&'\0623\0625\0622\0671\0649\0626\0624\0629\06A9\06CC\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670\0640\200C\200D\200E\200F\202A\202B\202C\202D\202E\FEFF',
        U&'\0627\0627\0627\0627\064A\064A\0648\0647\0643\064A01234567890123456789'),
        U&',.;:!?()[]{}/|&+*#%@=<>~^_-"''`$\005C\00A0\00A1\00B0\00B7\00BF\00AB\00BB\2010\2011\2012\2013\2014\2018\2019\201C\201D\201E\2022\2026\060C\061B\061F\066A\066B\066C\06D4\0009\000A\000D',
        repeat(' ', 80));
    end $$;

-- A text's words as ' coca cola '. The Arabic article is no part of a word: 'البيتزا' and 'بيتزا' find each other. What
-- is beyond forty letters is no part of one either.
create function spaced(value text) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      return regexp_replace(regexp_replace(regexp_replace(' ' || searchable(value) || ' ',
        '([^ ]{40})[^ ]+', '\1', 'g'), U&' \0627\0644(?=[^ ]{3})', ' ', 'g'), ' +', ' ', 'g');
    end $$;

-- A text's words, one by one.
create function spelled(value text) returns text[]
  language plpgsql immutable strict parallel safe
  as $$
    begin
      return array_remove(string_to_array(spaced(value), ' '), '');
    end $$;

-- A word with each of its letters left out in turn, and each two of a longer word: two words share one of these if a
-- letter (or two) was replaced, left out, added, or swapped with its neighbour. Numbers have none, as another number is
-- another thing.
create function slips_of(word text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select case when length(word) between 3 and 24 and word !~ '^[0-9]' then
      array(
        select overlay(word placing '' from at for 1) from generate_series(1, length(word)) as at
        union
        select overlay(overlay(word placing '' from second for 1) placing '' from first for 1)
        from generate_series(1, length(word)) as first, generate_series(first + 1, length(word)) as second
        where length(word) between 5 and 12
      ) || word end
  $$;

-- Names in all languages as '| coca cola | كوكا كولا |'. They are folded in one go, the sign between them is left by it.
create function search_names(texts jsonb) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      return '|' || replace(spaced(coalesce((select string_agg(said.value, U&' \001E ') from jsonb_each_text(texts) as said), '')),
        U&'\001E', '|') || '|';
    end $$;

-- Lists of {lang: text} as ' soda fizzy drink '.
create function search_list(texts jsonb) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      if texts = '[]' then return ' '; end if;
      return spaced(coalesce((select string_agg(said.value, ' ') from jsonb_array_elements(texts) as list (one),
        jsonb_each_text(list.one) as said), ''));
    end $$;

-- What is searched as one: a module's items in a zone.
create table search_places (
  place integer generated always as identity primary key,
  module_id uuid not null references modules (id),
  zone_id uuid not null references zones (id),
  -- How popular an item of the upper ranks must be (the 4,096 first, the 65,536 first); empty in a small place.
  bounds bigint[] not null default '{}',
  ranked_at timestamptz,
  unique (module_id, zone_id)
);

-- The words of each place. Words are learnt and never forgotten; one that nothing is called by any more finds nothing.
drop trigger words_of_new_items on items;
drop trigger words_of_changed_items on items;
drop trigger words_of_new_stores on stores;
drop trigger words_of_changed_stores on stores;
drop function learn_words();
drop table search_words;
create table search_words (
  number integer generated always as identity primary key,
  place integer not null references search_places (place),
  -- In the order of its code points, so that words with one beginning stand side by side.
  word text collate "C" not null,
  -- How many items of the place say it, as last counted by rank_search().
  uses integer not null default 0,
  slips text[] generated always as (slips_of(word)) stored,
  unique (place, word)
);
create index search_words_by_slip on search_words using gin (slips) with (fastupdate = off);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops) with (fastupdate = off)
  where slips is not null;

-- The trigram index goes with the column.
alter table items drop column search_text;
create index items_by_gtin on items (gtin) where gtin is not null;
alter table stores drop column search_text;
alter table stores add column search_text text not null
  generated always as (spaced(name) || replace(search_names(kind), '|', '')) stored;
create index stores_by_search on stores using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- An item on sale as search reads it: narrow, as hundreds are ranked for one answer.
create table search_entries (
  item_id uuid primary key references items (id) on delete cascade,
  store_id uuid not null,
  -- Its words' numbers, each times 4 plus the item's rank in its place: 0 among the most popular, then 1, then 2.
  -- So the popular items with a word are found without reading the others.
  keys integer[] not null,
  names text not null,
  -- Words of tags, brand and generic names.
  others text not null,
  orders integer not null
);
create index search_entries_by_key on search_entries using gin (keys) with (fastupdate = off);
create index search_entries_of_store on search_entries (store_id);

-- Popularity that no two items of a place are likely to share, so that ranks have their sizes even where nothing was ordered.
create function popularity(orders integer, item_id uuid) returns bigint
  language sql immutable strict parallel safe
  as $$ select orders::bigint * 1024 + (hashtext(item_id::text) & 1023) $$;

-- Enters items anew; those off sale are left out. It is planned anew each time: a plan that was kept from one item is
-- hopeless for thousands.
create function enter_items(ids uuid[]) returns void language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
begin
  delete from search_entries where item_id = any (ids);
  insert into search_places (module_id, zone_id)
    select distinct i.module_id, s.zone_id
    from unnest(ids) as asked (id) join items i using (id) join stores s on s.id = i.store_id
    where not exists (select from search_places p where (p.module_id, p.zone_id) = (i.module_id, s.zone_id))
    on conflict do nothing;
  with texts as materialized (
    select i.id, i.store_id, p.place, i.order_count, search_names(i.name) as names,
      search_list(i.tags || i.generic_names || case when b.id is null then '[]' else jsonb_build_array(b.name) end) as others,
      (select count(*) from unnest(p.bounds) as bound where bound > popularity(i.order_count, i.id))::int as rank
    from unnest(ids) as asked (id) join items i using (id) join stores s on s.id = i.store_id
    join search_places p on (p.module_id, p.zone_id) = (i.module_id, s.zone_id)
    left join brands b on b.id = i.brand_id
    where i.active
  ), said as materialized (
    select distinct texts.id, place, rank, word
    from texts, string_to_table(replace(names, '|', '') || others, ' ') as word
    where word <> ''
  ), known as (
    select distinct place, word from said
  ), learnt as (
    -- In order, so that two writers of the same words never wait in a circle; the update answers a word that another
    -- writer learns at this moment.
    insert into search_words (place, word)
      select place, word from known
      where not exists (select from search_words w where (w.place, w.word) = (known.place, known.word))
      order by place, word
      on conflict (place, word) do update set word = excluded.word
      returning number, place, word
  ), numbered as (
    select number, place, word from learnt
    union all
    select w.number, w.place, w.word from known join search_words w on (w.place, w.word) = (known.place, known.word)
  ), keyed as (
    select said.id, array_agg(numbered.number * 4 + said.rank) as keys
    from said join numbered on (numbered.place, numbered.word) = (said.place, said.word)
    group by said.id
  )
  insert into search_entries (item_id, store_id, keys, names, others, orders)
    select texts.id, texts.store_id, coalesce(keyed.keys, '{}'), names, others, order_count
    from texts left join keyed using (id)
    on conflict (item_id) do nothing;
end $$;

create function enter_new_items() returns trigger language plpgsql as $$
begin
  perform enter_items(array(select id from changed));
  return null;
end $$;
create function enter_changed_items() returns trigger language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform enter_items(array(
    select now.id from changed now join former on former.id = now.id
    where (now.name, now.tags, now.generic_names, now.brand_id, now.active, now.store_id, now.module_id)
      is distinct from
      (former.name, former.tags, former.generic_names, former.brand_id, former.active, former.store_id, former.module_id)));
  update search_entries e set orders = now.order_count from changed now
    where e.item_id = now.id and e.orders <> now.order_count;
  return null;
end $$;
create trigger items_entered after insert on items
  referencing new table as changed for each statement execute function enter_new_items();
create trigger items_entered_anew after update on items
  referencing new table as changed old table as former for each statement execute function enter_changed_items();

create function enter_items_of_store() returns trigger language plpgsql as $$
begin
  perform enter_items(array(select id from items where store_id = new.id));
  return null;
end $$;
create trigger store_moved after update of zone_id, module_id on stores
  for each row when ((old.zone_id, old.module_id) is distinct from (new.zone_id, new.module_id))
  execute function enter_items_of_store();

create function enter_items_of_brand() returns trigger language plpgsql as $$
begin
  perform enter_items(array(select id from items where brand_id = new.id));
  return null;
end $$;
create trigger brand_renamed after update of name on brands
  for each row when (old.name is distinct from new.name) execute function enter_items_of_brand();

-- Words of stores' names and kinds are words of their places, to be held against slips.
create function learn_store_words() returns trigger language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into search_places (module_id, zone_id)
    select distinct module_id, zone_id from changed s
    where not exists (select from search_places p where (p.module_id, p.zone_id) = (s.module_id, s.zone_id))
    on conflict do nothing;
  insert into search_words (place, word)
    select distinct p.place, said.word
    from changed s join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id),
      string_to_table(s.search_text, ' ') as said (word)
    where said.word <> ''
      and not exists (select from search_words w where (w.place, w.word) = (p.place, said.word))
    order by p.place, said.word
    on conflict do nothing;
  return null;
end $$;
create trigger words_of_new_stores after insert on stores
  referencing new table as changed for each statement execute function learn_store_words();
create trigger words_of_changed_stores after update on stores
  referencing new table as changed for each statement execute function learn_store_words();

-- Counts how often words are used, and ranks the items of large places by popularity. Search is right without it, at any
-- time; after it, it is quick in a place of many items, and takes the likeliest word for a slip.
create function rank_search(at timestamptz) returns void language plpgsql as $$
begin
  update search_places set ranked_at = at;
  update search_places p set bounds = found.bounds
  from (
    select place, coalesce(array_agg(popular order by popular desc) filter (where nth in (4096, 65536) and items > 8192), '{}') as bounds
    from (
      select p.place, popularity(e.orders, e.item_id) as popular, count(*) over (partition by p.place) as items,
        row_number() over (partition by p.place order by popularity(e.orders, e.item_id) desc) as nth
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    group by place
  ) as found
  where found.place = p.place and found.bounds <> p.bounds;
  update search_entries e set keys = array(select key - key % 4 + ranked.rank from unnest(e.keys) as key)
  from (
    select e.item_id,
      (select count(*) from unnest(p.bounds) as bound where bound > popularity(e.orders, e.item_id))::int as rank
    from search_entries e join stores s on s.id = e.store_id
    join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
  ) as ranked
  where ranked.item_id = e.item_id and e.keys[1] % 4 <> ranked.rank;
  update search_words w set uses = counted.uses
  from (select key / 4 as number, count(*)::int as uses from search_entries, unnest(keys) as key group by 1) as counted
  where counted.number = w.number and w.uses <> counted.uses;
end $$;

-- What is sold already.
update stores set name = name;
select enter_items(array(select id from items));
select rank_search(now());

drop function folded_texts(jsonb);

-- Lists in these orders, so that a page is read without looking at what is not on it, and counted without its rows.
create index items_by_price on items (module_id, price_minor, id) include (store_id) where active;
create index items_newest on items (module_id, listed_at desc, id) include (store_id) where active;
create index items_rated on items (module_id, rating desc, rating_count desc, id) include (store_id) where active;
create index items_reviewed on items (module_id, rating_count desc, rating desc, id) include (store_id)
  where active and rating_count > 0;
create index items_recommended on items (module_id, order_count desc, id) include (store_id) where active and recommended;
create index items_basic on items (module_id, order_count desc, id) include (store_id) where active and basic;
create index items_discounted on items (module_id, id) where active and discount_type is not null;
create index stores_recommended on stores (module_id, featured desc, order_count desc, rating desc, id) where active;
create index stores_popular on stores (module_id, order_count desc, rating desc, id) where active;
create index stores_newest on stores (module_id, joined_at desc, id) where active;
create index stores_rated on stores (module_id, rating desc, rating_count desc, id) where active;

-- How often a store's items of a category were ordered: what popular categories are sorted by.
alter table store_categories add column order_count bigint not null default 0;
update store_categories c set order_count = counted.orders
  from (select store_id, category_id, sum(order_count) as orders from items where active group by store_id, category_id) as counted
  where (counted.store_id, counted.category_id) = (c.store_id, c.category_id);
