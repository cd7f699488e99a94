-- The texts that a market answers for, and what is written to it.

-- Each version that stood: rows are only ever added, so that what a customer agreed to can be read later.
create table market_pages (
  slug text not null check (slug in
    ('terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancellation-policy', 'shipping-policy', 'about-us')),
  language text not null check (language in ('en', 'ar', 'nl', 'fr')),
  version integer not null check (version > 0),
  -- Whose words: those that the software brings, or the operator's.
  origin text not null check (origin in ('default', 'operator')),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  created_at timestamptz not null,
  primary key (slug, language, version)
);

create function refuse_page_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of pages are kept as they were';
end $$;
create trigger market_pages_stay before update or delete on market_pages
  for each row execute function refuse_page_change();

-- By the contact form.
create table enquiries (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'ar', 'nl', 'fr')),
  created_at timestamptz not null
);
create index enquiries_by_age on enquiries (created_at desc, id desc);
