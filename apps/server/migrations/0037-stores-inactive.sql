-- Without a transaction: stores are in use meanwhile. The few that take no orders, whose goods a search leaves out.
create index concurrently if not exists stores_inactive on stores (module_id) where not active;
