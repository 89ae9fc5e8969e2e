-- What an admin may know of the students whose document they check; nothing else of their profiles.
create or replace function accounts.students_to_verify() returns table (id uuid, full_name text, institution_name text,
  student_id text, verification_status text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.is_student
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;
alter function accounts.students_to_verify() owner to service_role;
revoke all on function accounts.students_to_verify() from public, anon, authenticated, service_role;
grant execute on function accounts.students_to_verify() to authenticated, service_role;
