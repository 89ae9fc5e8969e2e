-- The actor's true role, for policies that depend on it.
create or replace function accounts.actor_role() returns text language sql stable security definer set search_path = '' as
  $$ select role from public.user_profiles where id = auth.uid() $$;
alter function accounts.actor_role() owner to service_role;
revoke all on function accounts.actor_role() from public, anon, authenticated, service_role;
grant execute on function accounts.actor_role() to authenticated, service_role;
