-- Without a transaction: trips are booked meanwhile. A search for a trip that begins soon asks which units are late.
create index concurrently if not exists trip_units_out on trip_units (vehicle_id, upper(during)) where held and out;
