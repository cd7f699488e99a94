-- An application that was refused ends half a year later, and its trace with it: as long as it stands the trace is only
-- added to, as before. What was approved stays, as somebody works here by it.
alter table partner_application_events drop constraint partner_application_events_application_id_fkey;
alter table partner_application_events add constraint partner_application_events_application_id_fkey
  foreign key (application_id) references partner_applications (id) on delete cascade not valid;
alter table partner_application_events validate constraint partner_application_events_application_id_fkey;

create or replace trigger partner_events_are_kept before update on partner_application_events
  for each statement execute function keep_partner_events();
create function end_partner_events() returns trigger language plpgsql as $$
begin
  if exists (select from partner_applications where id = old.application_id) then
    raise exception 'The trace of applications is only added to.';
  end if;
  return old;
end $$;
create trigger partner_events_end_with_it before delete on partner_application_events
  for each row execute function end_partner_events();

create function keep_approved_applications() returns trigger language plpgsql as $$
begin
  raise exception 'An application that was approved is kept.';
end $$;
create trigger approved_applications_are_kept before delete on partner_applications
  for each row when (old.status = 'approved') execute function keep_approved_applications();
