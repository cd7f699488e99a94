-- Without a transaction: carts are filled meanwhile. The indexes of before are of open or of parked carts: the database's
-- own question, whether a guest that goes has any cart, had read everybody's.
create index concurrently if not exists carts_of_shopper on carts (shopper_id);
