-- True where the actor took back their consent to keep health data and has not given it again.
create or replace function accounts.has_withdrawn_consent() returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data')
     and not exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data' and withdrawn_at is null) $$;
alter function accounts.has_withdrawn_consent() owner to service_role;
revoke all on function accounts.has_withdrawn_consent() from public, anon, authenticated, service_role;
grant execute on function accounts.has_withdrawn_consent() to authenticated, service_role;
