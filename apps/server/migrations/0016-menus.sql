-- How many items of each brand a store offers: what a module's brands are counted by, as its categories are.
create table store_brands (
  store_id uuid not null references stores (id),
  brand_id uuid not null references brands (id),
  item_count integer not null,
  primary key (store_id, brand_id)
);
create index stores_of_brand on store_brands (brand_id);

create function count_menus_of(touched uuid[]) returns void language plpgsql as $$
begin
  -- Two writers of one menu take turns, so that the later one counts the earlier one's items too.
  perform from stores where id = any (touched) order by id for no key update;
  delete from store_categories where store_id = any (touched);
  insert into store_categories (store_id, category_id, item_count, veg_count, position, order_count)
    select store_id, category_id, count(*), count(*) filter (where veg), min(position), sum(order_count)
    from items where active and store_id = any (touched)
    group by store_id, category_id;
  delete from store_brands where store_id = any (touched);
  insert into store_brands (store_id, brand_id, item_count)
    select store_id, brand_id, count(*)
    from items where active and brand_id is not null and store_id = any (touched)
    group by store_id, brand_id;
  update stores s set item_count = menu.items, veg_count = menu.veg
    from (
      select store_id, coalesce(sum(c.item_count), 0) as items, coalesce(sum(c.veg_count), 0) as veg
      from unnest(touched) as store_id left join store_categories c using (store_id)
      group by store_id
    ) as menu
    where s.id = menu.store_id and (s.item_count, s.veg_count) is distinct from (menu.items, menu.veg);
end $$;

create or replace function count_menus() returns trigger language plpgsql as $$
begin
  perform count_menus_of(array(select distinct store_id from changed order by store_id));
  return null;
end $$;

-- A changed text, price or number of stars changes no menu; an item that moved changes two.
create function recount_menus() returns trigger language plpgsql as $$
declare
  touched uuid[] := array(
    select distinct moved.store_id
    from changed now join former on former.id = now.id,
      unnest(array[former.store_id, now.store_id]) as moved (store_id)
    where (former.store_id, former.category_id, former.brand_id, former.active, former.veg, former.position, former.order_count)
      is distinct from
      (now.store_id, now.category_id, now.brand_id, now.active, now.veg, now.position, now.order_count)
    order by moved.store_id);
begin
  if touched <> '{}' then
    perform count_menus_of(touched);
  end if;
  return null;
end $$;

drop trigger items_updated on items;
create trigger items_updated after update on items
  referencing old table as former new table as changed for each statement execute function recount_menus();

insert into store_brands (store_id, brand_id, item_count)
  select store_id, brand_id, count(*) from items where active and brand_id is not null group by store_id, brand_id;
