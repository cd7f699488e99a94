-- Choices and add-ons that a store's staff or an operator has decided stay when the market is imported again.
alter table items add column choices_decided boolean not null default false;
alter table add_ons add column decided boolean not null default false;
