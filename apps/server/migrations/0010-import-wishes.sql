-- What the operator said at an import and the map cannot tell: a later one that says nothing of it takes it as said.
alter table imported_market add column wishes jsonb not null default '{}';
