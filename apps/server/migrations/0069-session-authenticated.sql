-- When somebody last showed who they are in a session: by signing in, or once more since. Sessions there are count from
-- this upgrade: it is over in an hour, and writing each anew would hold up everybody who is signed in.
alter table sessions add column authenticated_at timestamptz not null default now();

alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add constraint account_codes_purpose_check
  check (purpose in ('sign_in', 'verify', 'reset', 'change', 'reauthenticate')) not valid;
alter table account_codes validate constraint account_codes_purpose_check;
