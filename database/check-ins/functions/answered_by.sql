-- Who has answered a check-in, for its person and for the providers who see it.
create or replace function check_ins.answered_by(check_in uuid) returns text language sql stable security definer set search_path = '' as $$
  select h.full_name from public.check_ins c join public.user_profiles h on h.id = c.claimed_by
  where c.id = check_in and c.answered_at is not null
    and (c.user_id = auth.uid() or c.is_shared and practice.sees(c.user_id, practice.screening_consent()))
$$;
alter function check_ins.answered_by(uuid) owner to service_role;
revoke all on function check_ins.answered_by(uuid) from public, anon, authenticated, service_role;
grant execute on function check_ins.answered_by(uuid) to authenticated, service_role;
