-- Without a transaction: payments are made meanwhile. Operators ask for transfers by what became of them.
create index concurrently if not exists payments_proved on payments (state, created_at) where offline_method is not null;
