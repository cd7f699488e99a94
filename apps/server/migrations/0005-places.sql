-- Place search and reverse geocoding: names are searched in memory (docs/decisions/0010), what they need is kept here.
-- A market imported before this has no roads and corners until its city is imported again; until then the nearest
-- house alone names a street, and corners are not found.

drop function geo_search(text[], integer[], point, integer);
-- The trigram indexes go with the columns.
alter table geo_streets drop column folded_name;
alter table geo_places drop column folded_name;

-- Former names, short ones, names in other languages.
alter table geo_streets add column other_names text[] not null default '{}';
alter table geo_places add column other_names text[] not null default '{}';

-- Straight pieces of named roads: which street a point is on. Indexed by the import, after the rows are in.
create table geo_roads (
  street_id integer not null,
  from_lat double precision not null,
  from_lng double precision not null,
  to_lat double precision not null,
  to_lng double precision not null
);
create index geo_roads_by_box on geo_roads using gist (box(point(from_lng, from_lat), point(to_lng, to_lat)));

-- Where two named streets meet; street_id is the lower of the two ids.
create table geo_corners (
  street_id integer not null,
  other_id integer not null,
  lat double precision not null,
  lng double precision not null
);
create index geo_corners_by_streets on geo_corners (street_id, other_id);

-- The market's own stores under their shown names, those that take orders; the catalogue tells of every change.
create table geo_stores (
  id uuid primary key,
  name text not null,
  lat double precision not null,
  lng double precision not null
);
insert into geo_stores (id, name, lat, lng) select id, name, lat, lng from stores where active;
