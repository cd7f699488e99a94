-- What search and lists of a place cost as it grows to a million goods. See docs/decisions/0018.

-- As rank_search() of 0034-ranked-places.sql, with four ranks that grow by eight: the 4,096 most ordered goods, those up to
-- 32,768, up to 262,144, and the others. A rank's entries of a word are all read before the first is counted: of three,
-- where the last was all beyond 65,536, they were up to 15 times those of the two before.
-- Beyond 131,072 goods lie together with others that say the same, within each doubling of the popularity's place: by those
-- of their words that a thousand goods or more say, the rarest first. A search for two words or more has to look at every
-- one of them that has all, up to 500: in the order of popularity they are on as many pages, and between two of them stand
-- thousands of entries of a common word, all of which are read.
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
      filter (where nth in (4096, 32768, 262144) and items > 8192), '{}') as bounds
    from (
      select p.place, popularity(e.orders, e.item_id) as popular, count(*) over (partition by p.place) as items,
        row_number() over (partition by p.place order by popularity(e.orders, e.item_id) desc) as nth
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    group by place
  ), former as (
    select place, cardinality(bounds) as ranks from search_places
  ), changed as (
    update search_places p set bounds = found.bounds from found where found.place = p.place and found.bounds <> p.bounds
    returning p.place, cardinality(p.bounds) as ranks
  )
  -- Where a place gets more ranks, also goods that keep theirs are written anew, in order.
  select coalesce(array_agg(place), '{}') into regraded
    from changed join former using (place) where changed.ranks > former.ranks;
  for entry in
    select ranked.item_id, ranked.rank
    from (
      select e.item_id, e.keys, p.place, popularity(e.orders, e.item_id) as popular,
        row_number() over (partition by p.place order by popularity(e.orders, e.item_id) desc) as nth,
        (select count(*) from unnest(p.bounds) as bound where bound > popularity(e.orders, e.item_id))::int as rank
      from search_entries e join stores s on s.id = e.store_id
      join search_places p on (p.module_id, p.zone_id) = (s.module_id, s.zone_id)
    ) as ranked
    where ranked.keys[1] % 4 <> ranked.rank or ranked.place = any (regraded)
    order by ranked.place, ranked.rank,
      case when ranked.nth > 131072 then floor(ln(ranked.nth - 1) / ln(2)) else 0 end,
      case when ranked.nth > 131072 then (
        select array_agg(w.number order by w.uses, w.number)
        from unnest(ranked.keys) as key join search_words w on w.number = key / 4
        where w.uses >= 1000
      ) end,
      ranked.popular desc
  loop
    update search_entries e set keys = array(select key - key % 4 + entry.rank from unnest(e.keys) as key)
      where e.item_id = entry.item_id;
  end loop;
end $$;

-- Servers of the version before do not look for the fourth rank: places are ranked again in a day, when none of them runs
-- any more. Until then goods are found by their former ranks.
update search_places set ranked_at = now();
