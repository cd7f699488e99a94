-- Files that people sent and that nothing shows any more, since they were first found so: they are deleted after a while.
create table unused_files (
  name text primary key,
  since timestamptz not null
);

-- What is cleared away once a day, by whichever server comes first.
create table daily_chores (
  name text primary key,
  done_at timestamptz not null
);
