-- Until when a guest is kept who leaves nothing: moved on by visits, once a week, and by what a guest has left. Those of
-- before, and those that servers of before make, count as seen when the row is made. Of customers it says nothing.
alter table shoppers add column kept_until timestamptz not null default now() + interval '90 days';
