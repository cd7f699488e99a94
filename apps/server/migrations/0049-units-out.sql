-- Units that shoppers have with them, from the start of their trip until it is over. One that is late is not free because
-- its planned end has passed.
alter table trip_units add column out boolean not null default false;
update trip_units t set out = true from trips where trips.id = t.trip_id and trips.status = 'ongoing' and t.held;
