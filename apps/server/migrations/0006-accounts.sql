-- Accounts: sessions one can recognise, codes, messages, other accounts, passkeys, interests, parked carts.

alter table sessions
  -- What a list of sessions names one by; the token's hash stays inside.
  add column id uuid not null unique default gen_random_uuid(),
  -- Families such as Firefox and Android, never the whole User-Agent.
  add column browser text not null default '',
  add column system text not null default '',
  -- Where it signed in, as coarsely as the market knows places.
  add column zone_id uuid references zones (id) on delete set null,
  -- Null: not since it was opened.
  add column last_used_at timestamptz;

-- What is known of the codes that a contact was sent, for each purpose. Rows end with the hour's window.
create table account_codes (
  -- 'phone 59899123456' or 'email ana@example.com'.
  contact text not null,
  purpose text not null check (purpose in ('sign_in', 'verify', 'reset', 'change')),
  -- Whose change it is; '' where the contact alone says it.
  scope text not null,
  -- SHA-256 over salt and code; null once it was used.
  code_hash bytea,
  salt bytea not null,
  -- Whom the code was made for; null where nobody has this contact (the answer is the same).
  customer_id uuid references customers (id) on delete cascade,
  -- What else was proved and becomes the customer's with this code.
  link jsonb,
  message_id uuid,
  sent_at timestamptz not null,
  window_at timestamptz not null,
  sent_in_window integer not null,
  wrong_tries integer not null,
  paused_until timestamptz not null,
  primary key (contact, purpose, scope)
);
create index account_codes_by_age on account_codes (sent_at);

-- Things proved or asked for that one may come back with: known by the hash of a secret, used once.
create table account_grants (
  secret_hash bytea primary key,
  kind text not null,
  payload jsonb not null,
  expires_at timestamptz not null
);
create index account_grants_by_age on account_grants (expires_at);

-- Wrong passwords: counted by contact, and by contact and address together. Only hashes of either.
create table sign_in_tries (
  key bytea primary key,
  wrong integer not null,
  window_at timestamptz not null
);
create index sign_in_tries_by_age on sign_in_tries (window_at);

-- Addresses that a customer has signed in from: these get in while others are kept waiting.
create table known_addresses (
  customer_id uuid not null references customers (id) on delete cascade,
  address_hash bytea not null,
  last_at timestamptz not null,
  primary key (customer_id, address_hash)
);

create table social_identities (
  medium text not null check (medium in ('google', 'facebook', 'apple')),
  subject text not null,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (medium, subject)
);
create index social_identities_of_customer on social_identities (customer_id);

create table passkeys (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- base64url, as WebAuthn gives it.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the authenticator; some never count (WebAuthn Level 3, 6.1.1).
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id);

create table customer_interests (
  customer_id uuid not null references customers (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  primary key (customer_id, category_id)
);

-- Mail and text messages, written in the transaction of their cause, sent after it.
create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- Null where the answer must not tell that nobody is there to be written to.
  recipient text,
  subject text not null,
  -- Emptied once a real carrier has it.
  body text not null,
  status text not null check (status in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null
);
create index outbox_messages_by_age on outbox_messages (created_at);

-- A cart put aside at sign-in: the shopper may have several of a module, but one that is open.
alter table carts add column parked_at timestamptz;
alter table carts drop constraint carts_shopper_id_module_id_key;
create unique index carts_open on carts (shopper_id, module_id) where parked_at is null;
create index carts_parked on carts (shopper_id, parked_at) where parked_at is not null;
