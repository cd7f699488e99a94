-- Searches of vehicles read lists from their beginning in every order, and names by their letters.
create index vehicles_by_hourly on vehicles (hourly_minor, id) where active;
create index vehicles_by_daily on vehicles (daily_minor, id) where active;
create index vehicles_by_km on vehicles (per_km_minor, id) where active;
create index vehicles_by_lowest on vehicles (lowest_minor, id) where active;
create index vehicles_newest on vehicles (listed_at desc, id) where active;
create index vehicles_by_name on vehicles using gin (search_text gin_trgm_ops) where active;

-- What is to come of a vehicle: its trips that are not over at an instant.
create index trip_units_to_come on trip_units (vehicle_id, upper(during)) where held;

-- The fewest units that a vehicle has: with fewer of its units out, none is wholly out.
create index vehicles_by_units on vehicles (unit_count) where active and unit_count > 0;
