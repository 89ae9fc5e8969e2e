-- True where the actor is in practice, and was let in as this.
create or replace function practice.practises_as(wanted text) returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.is_in_practice(auth.uid()) and exists (select from public.user_profiles where id = auth.uid() and profession = wanted) $$;
alter function practice.practises_as(text) owner to service_role;
revoke all on function practice.practises_as(text) from public, anon, authenticated, service_role;
grant execute on function practice.practises_as(text) to authenticated, service_role;
