-- Calls that all servers count together: so many of a kind from one address in a window. A crash forgets them, which
-- costs nothing, and no replica needs them. The counter is a hash: addresses are not kept.
create unlogged table call_counts (
  counter bytea primary key,
  began_at timestamptz not null,
  calls integer not null
);
create index call_counts_by_age on call_counts (began_at);
