-- What a dish costs to find as a place grows to a million goods. See docs/decisions/0018.

-- How the goods of a place lie: 1 as rank_search() of 0035-growth.sql wrote them, 2 as the one below does.
alter table search_places add column layout integer not null default 1;

-- As rank_search() of 0035-growth.sql, but for three things. Goods lie together with others that say the same from the 4,096
-- most ordered on, where it was 131,072: of a hundred thousand goods 72 that said all words of a dish were on 71 pages. They
-- do so by those of their words that a thousandth of the place says, where it was a thousand goods. And what is beyond the
-- 32,768 most ordered is one rank up to a million, in two parts where it was five doublings: of a common word's list a page
-- or two are read for each part of a rank. Places that lie as before are written anew, once.
create or replace function rank_search(at timestamptz) returns void language plpgsql as $$
declare
  regraded integer[];
  entry record;
begin
  update search_words w set uses = counted.uses
  from (select key / 4 as number, count(*)::int as uses from search_entries, unnest(keys) as key group by 1) as counted
  where counted.number = w.number and w.uses <> counted.uses;
  update search_places set ranked_at = at;
  with found as (
    select place, coalesce(array_agg(popular order by popular desc)
      filter (where nth in (4096, 32768, 1048576) and items > 8192), '{}') as bounds
    from (
      select p.place, popularity(e.orders, e.item_id) as popular, count(*) over (partition by p.place) as items,
        row_number() over (partition by p.place order by popularity(e.orders, e.item_id) desc) as nth
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    group by place
  ), former as (
    select place, cardinality(bounds) as ranks, layout from search_places
  ), changed as (
    update search_places p set bounds = found.bounds, layout = 2 from found
    where found.place = p.place and (found.bounds <> p.bounds or p.layout < 2)
    returning p.place, cardinality(p.bounds) as ranks
  )
  -- Where a place gets more ranks or another layout, also goods that keep their rank are written anew, in order.
  select coalesce(array_agg(place), '{}') into regraded
    from changed join former using (place)
    where changed.ranks > former.ranks or changed.ranks > 0 and former.layout < 2;
  for entry in
    select ranked.item_id, ranked.rank
    from (
      select e.item_id, e.keys, p.place, popularity(e.orders, e.item_id) as popular,
        count(*) over (partition by p.place) as items,
        row_number() over (partition by p.place order by popularity(e.orders, e.item_id) desc) as nth,
        (select count(*) from unnest(p.bounds) as bound where bound > popularity(e.orders, e.item_id))::int as rank
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    where ranked.keys[1] % 4 <> ranked.rank or ranked.place = any (regraded)
    order by ranked.place, ranked.rank,
      case when ranked.nth > 262144 then 18 when ranked.nth > 32768 then 15
        when ranked.nth > 4096 then floor(ln(ranked.nth - 1) / ln(2)) else 0 end,
      case when ranked.nth > 4096 then (
        select array_agg(w.number order by w.uses, w.number)
        from unnest(ranked.keys) as key join search_words w on w.number = key / 4
        where w.uses * 1000::bigint >= ranked.items
      ) end,
      ranked.popular desc
  loop
    update search_entries e set keys = array(select key - key % 4 + entry.rank from unnest(e.keys) as key)
      where e.item_id = entry.item_id;
  end loop;
end $$;

-- Places are ranked again in a day, as 0035-growth.sql says.
update search_places set ranked_at = now();
