-- Partners: who asks to sell, let or carry in the market, and what an operator said to it.

create table partner_applications (
  id uuid primary key,
  -- SHA-256 of what the applicant was told: the database does not open anybody's application.
  reference_hash bytea not null unique,
  kind text not null check (kind in ('store', 'provider', 'courier')),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  zone_id uuid not null references zones (id),
  -- In which language its mails are written.
  language text not null,
  -- The plan as it stood when it was chosen: {id, commissionPercent, monthlyFeeMinor}.
  plan jsonb not null,
  -- Of a store or provider: name, kind, address, place, module, hours, minutes, tax id. Of a courier: papers and vehicle.
  details jsonb not null,
  -- [{field, type, name, width?, height?}]: names in the private storage.
  files jsonb not null default '[]',
  applied_at timestamptz not null,
  decided_at timestamptz,
  reason text not null default '',
  -- What was made of it.
  store_id uuid unique references stores (id),
  courier_id uuid unique references couriers (id),
  check ((status = 'waiting') = (decided_at is null)),
  check (num_nonnulls(store_id, courier_id) = case when status = 'approved' then 1 else 0 end)
);
-- One may wait for each e-mail address and kind.
create unique index partner_applications_waiting on partner_applications (email, kind) where status = 'waiting';
create index partner_applications_by_time on partner_applications (applied_at desc, id desc);
create index partner_applications_by_status on partner_applications (status, applied_at desc, id desc);

-- Who said what and when; only ever added to.
create table partner_application_events (
  id uuid primary key,
  application_id uuid not null references partner_applications (id),
  what text not null check (what in ('received', 'approved', 'refused')),
  at timestamptz not null,
  -- The session of the operator's token; it may have ended since.
  operator_session_id uuid
);
create index partner_events_of_application on partner_application_events (application_id, id);

create function keep_partner_events() returns trigger language plpgsql as $$
begin
  raise exception 'The trace of applications is only added to.';
end $$;
create trigger partner_events_are_kept before update or delete on partner_application_events
  for each statement execute function keep_partner_events();

-- What a partner agreed to, as it stood then: the operator's plans may change afterwards.
create table partner_terms (
  store_id uuid unique references stores (id) on delete cascade,
  courier_id uuid unique references couriers (id) on delete cascade,
  plan_id text not null,
  commission_percent numeric(6, 3) not null check (commission_percent between 0 and 100),
  monthly_fee_minor integer not null check (monthly_fee_minor >= 0),
  since timestamptz not null,
  check (num_nonnulls(store_id, courier_id) = 1)
);
