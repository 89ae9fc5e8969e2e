-- What an admin may know of one student whose document they check.
create or replace function accounts.student_to_verify(student uuid) returns table (id uuid, full_name text, institution_name text,
  student_id text, verification_status text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where p.id = student and p.is_student and accounts.actor_role() = 'admin'
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;
alter function accounts.student_to_verify(uuid) owner to service_role;
revoke all on function accounts.student_to_verify(uuid) from public, anon, authenticated, service_role;
grant execute on function accounts.student_to_verify(uuid) to authenticated;
