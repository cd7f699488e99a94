-- Without a transaction: messages arrive meanwhile. With each payment that goes the database asks what was said of it, and
-- would read all that gateways ever said.
create index concurrently if not exists payment_events_of_payment on payment_events (payment_id);
