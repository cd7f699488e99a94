-- When somebody last showed who they are in a session: by signing in, or once more since.
alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set default now(), alter column authenticated_at set not null;

alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add constraint account_codes_purpose_check
  check (purpose in ('sign_in', 'verify', 'reset', 'change', 'reauthenticate'));
