-- The market's own map: streets, house numbers, places, the road graph and vector tiles. Written whole by an import.

-- Where a point stands for 'nearest' searches: web mercator in degrees keeps angles, so straight distances compare.
create function geo_spot(lat double precision, lng double precision) returns point
  language sql immutable strict parallel safe
  as $$ select point(lng, degrees(asinh(tan(radians(lat))))) $$;

create table geo_streets (
  id integer primary key,
  name text not null,
  folded_name text not null generated always as (folded(name)) stored,
  lat double precision not null,
  lng double precision not null,
  -- How many house numbers it has: of two streets that fit a search, the longer is the likelier.
  address_count integer not null
);
create index geo_streets_by_name on geo_streets using gin (folded_name gin_trgm_ops) with (fastupdate = off);

-- One row for each number of each address point. Indexed by the import, after the rows are in (city.repo.ts).
create table geo_addresses (
  street_id integer not null,
  number text not null,
  -- The leading digits: what lies between two numbers is found by it.
  number_value integer not null,
  lat double precision not null,
  lng double precision not null,
  spot point not null generated always as (geo_spot(lat, lng)) stored
);
create index geo_addresses_by_number on geo_addresses (street_id, number_value);
create index geo_addresses_by_spot on geo_addresses using gist (spot);

create table geo_places (
  id integer primary key,
  kind text not null check (kind in ('neighbourhood', 'landmark', 'store')),
  -- The map's own word for it: museum, park, suburb …
  detail text not null,
  name text not null,
  folded_name text not null generated always as (folded(name)) stored,
  lat double precision not null,
  lng double precision not null,
  spot point not null generated always as (geo_spot(lat, lng)) stored
);
create index geo_places_by_name on geo_places using gin (folded_name gin_trgm_ops) with (fastupdate = off);
create index geo_neighbourhoods_by_spot on geo_places using gist (spot) where kind = 'neighbourhood';

-- One row at most: the road graph as packages/market writes it.
create table geo_graph (
  single_row boolean primary key default true check (single_row),
  graph bytea not null
);

-- Vector tiles, gzip-compressed. PostgreSQL would only try to compress them again.
create table map_tiles (
  z smallint not null,
  x integer not null,
  y integer not null,
  data bytea not null,
  primary key (z, x, y)
);
alter table map_tiles alter column data set storage external;
alter table geo_graph alter column graph set storage external;

-- Streets and places whose names are like one of the ways to read a search; most alike first.
-- A way to read it is the words of a name and, where one of its words is a house number, that number.
create function geo_search(words text[], numbers integer[], hint point, most integer)
  returns table (kind text, id integer, name text, lat double precision, lng double precision, wanted integer, score real)
  language sql stable parallel safe
  -- Half-typed and misspelt names share fewer trigrams than the 0.6 that is usual.
  set pg_trgm.word_similarity_threshold = 0.35
  as $$
    with found as (
      select 'street' as kind, s.id, s.name, s.folded_name, s.lat, s.lng, ask.words, ask.number,
             least(0.1, ln(1 + s.address_count) / 80) as weight
      from unnest(words, numbers) as ask (words, number)
      join geo_streets s on s.folded_name %> ask.words
      union all
      select p.kind, p.id, p.name, p.folded_name, p.lat, p.lng, ask.words, null,
             case p.kind when 'neighbourhood' then 0.12 when 'landmark' then 0.04 else 0 end
      from unnest(words, numbers) as ask (words, number)
      join geo_places p on p.folded_name %> ask.words
      where ask.number is null
    ), best as (
      select distinct on (kind, id) kind, id, name, lat, lng, number,
             (0.7 * word_similarity(words, folded_name) + 0.3 * similarity(words, folded_name) + weight
               -- Up to a tenth for what is near: half of it at about 5 km.
               + coalesce(0.1 / (1 + (geo_spot(lat, lng) <-> hint) / 0.05), 0))::real as score
      from found
      order by kind, id, score desc, number nulls last
    )
    select * from best order by score desc, name, kind, id limit most
  $$;
