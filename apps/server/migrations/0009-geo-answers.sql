-- What other geocoders answered, so that they are not asked the same again, and whose turn it is to ask them.

create table geo_answers (
  provider text not null,
  -- What was asked, with its language; no word of who asked.
  question text not null,
  answer jsonb not null,
  asked_at timestamptz not null,
  primary key (provider, question)
);
create index geo_answers_by_age on geo_answers (asked_at);

-- One row a provider: all servers of this database together ask it at most once a second.
create table geo_turns (
  provider text primary key,
  next_at timestamptz not null
);
