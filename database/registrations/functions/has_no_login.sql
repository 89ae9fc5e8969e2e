-- True for a person whom the clinic has registered and who has no login yet: no one can answer a question in the app.
create or replace function accounts.has_no_login(person uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.patient_registrations r where r.user_id = person and r.taken_over_at is null) $$;
alter function accounts.has_no_login(uuid) owner to service_role;
revoke all on function accounts.has_no_login(uuid) from public, anon, authenticated, service_role;
grant execute on function accounts.has_no_login(uuid) to service_role;
