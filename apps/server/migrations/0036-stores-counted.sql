-- Without a transaction: stores are in use meanwhile. All goods of a place are counted by it, without the stores' rows.
create index concurrently if not exists stores_counted on stores (module_id, zone_id) include (item_count, veg_count) where active;
