-- True where the consent of the actor to keep health data is in force.
create or replace function accounts.has_consented() returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data' and withdrawn_at is null) $$;
alter function accounts.has_consented() owner to service_role;
revoke all on function accounts.has_consented() from public, anon, authenticated, service_role;
grant execute on function accounts.has_consented() to authenticated, service_role;
