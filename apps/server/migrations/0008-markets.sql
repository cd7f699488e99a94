-- Which market this database holds: importing it again updates it, importing another one replaces it.
create table imported_market (
  -- One row at most.
  single_row boolean primary key default true check (single_row),
  slug text not null,
  imported_at timestamptz not null
);

-- What an import switched off because it no longer names it, as opposed to what an operator switched off.
-- The import that names it again switches it on again.
alter table zones add column retired boolean not null default false;
alter table stores add column retired boolean not null default false;
alter table items add column retired boolean not null default false;
