-- Hours that a store's staff or an operator has decided stay when the market is imported again.
alter table stores add column hours_decided boolean not null default false;
