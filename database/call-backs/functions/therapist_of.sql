-- The therapist who has claimed the actor's own open request.
create or replace function call_backs.therapist_of(call uuid) returns text language sql stable security definer set search_path = '' as $$
  select h.full_name from public.call_backs c join public.user_profiles h on h.id = c.claimed_by
  where c.id = call and c.user_id = auth.uid() and c.status = 'open' and practice.is_in_practice(h.id)
$$;
alter function call_backs.therapist_of(uuid) owner to service_role;
revoke all on function call_backs.therapist_of(uuid) from public, anon, authenticated, service_role;
grant execute on function call_backs.therapist_of(uuid) to authenticated, service_role;
