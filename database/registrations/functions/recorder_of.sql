-- The name of the member of staff who recorded a consent of the actor at the clinic; null where they gave it themselves.
create or replace function accounts.recorder_of(consent uuid) returns text language sql stable security definer set search_path = '' as
  $$ select p.full_name from public.consents c join public.user_profiles p on p.id = c.recorded_by
     where c.id = consent and c.user_id = auth.uid() $$;
alter function accounts.recorder_of(uuid) owner to service_role;
revoke all on function accounts.recorder_of(uuid) from public, anon, authenticated, service_role;
grant execute on function accounts.recorder_of(uuid) to authenticated, service_role;
