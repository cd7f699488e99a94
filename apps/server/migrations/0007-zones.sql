-- Zones of several parts: what was one polygon becomes the only part of a multipolygon.
alter table zones add column shape jsonb;
update zones set shape = jsonb_build_array(rings);
alter table zones
  alter column shape set not null,
  -- GeoJSON MultiPolygon coordinates, longitude before latitude. What else they obey is domain/zones' to say.
  add constraint zones_shape_has_parts check (jsonb_typeof(shape) = 'array' and jsonb_array_length(shape) > 0),
  drop column rings;
