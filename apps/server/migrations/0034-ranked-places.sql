-- Goods lie in the order of their popularity: a search reads up to 500 of them, the most popular first, and found each on
-- another page of search_entries. As rank_search() of 0013-search.sql, but it writes one rank after the other and within
-- each the most popular first; where a place becomes large enough to have ranks, also the goods that keep the first one.
-- Of more than 500 matches in one rank those counted are so the more popular ones.
create or replace function rank_search(at timestamptz) returns void language plpgsql as $$
declare
  unranked integer[] := array(select place from search_places where bounds = '{}');
  entry record;
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
  for entry in
    select ranked.item_id, ranked.rank
    from (
      select e.item_id, e.keys[1] % 4 as former, p.place, p.bounds, popularity(e.orders, e.item_id) as popular,
        (select count(*) from unnest(p.bounds) as bound where bound > popularity(e.orders, e.item_id))::int as rank
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    where ranked.former <> ranked.rank or ranked.bounds <> '{}' and ranked.place = any (unranked)
    order by ranked.place, ranked.rank, ranked.popular desc
  loop
    update search_entries e set keys = array(select key - key % 4 + entry.rank from unnest(e.keys) as key)
      where e.item_id = entry.item_id;
  end loop;
  update search_words w set uses = counted.uses
  from (select key / 4 as number, count(*)::int as uses from search_entries, unnest(keys) as key group by 1) as counted
  where counted.number = w.number and w.uses <> counted.uses;
end $$;
