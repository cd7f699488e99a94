-- Without a transaction: visits begin meanwhile. Each hour asks whom nobody has seen for long.
create index concurrently if not exists guests_kept_until on shoppers (kept_until) where guest_key_hash is not null;
