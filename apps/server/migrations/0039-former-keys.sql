-- Keys that were exchanged. What was sealed with one opens until it ends by itself, unless the key had become known.
create table former_keys (
  name text not null references secret_keys,
  key bytea not null,
  retired_at timestamptz not null,
  primary key (name, key)
);
