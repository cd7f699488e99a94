-- Without a transaction: money is added meanwhile. As for accounts: asked of each guest that goes.
create index concurrently if not exists wallet_top_ups_of_customer on wallet_top_ups (customer_id);
