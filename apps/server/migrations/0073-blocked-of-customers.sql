-- Without a transaction: customers sign in meanwhile. Those who are blocked, of many who are not.
create index concurrently if not exists customers_blocked on customers (blocked_at desc) where blocked_at is not null;
