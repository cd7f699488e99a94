-- Hours in which a zone asks more for a module's deliveries, as domain/pricing/surge.ts has them; surge_percent is that
-- of every other hour.
alter table zone_rates add column surge_times jsonb not null default '[]' check (jsonb_typeof(surge_times) = 'array');
