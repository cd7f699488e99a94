-- Without a transaction: refunds are made meanwhile. As for events, of the sandbox's own side.
create index concurrently if not exists sandbox_refunds_of_charge on sandbox_refunds (payment_id);
