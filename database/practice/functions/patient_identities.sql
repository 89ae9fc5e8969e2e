-- What tells those of these people apart whose names the actor reads: the date of birth, and whether another of them is
-- written the same. They are those whom the actor treats or has discharged, those whose request for a plan the actor has claimed, and those
-- whom the actor has said to call back. Of a student who asked for a call, a therapist reads the first name alone. Names
-- are the same as `accounts.name_as_read` compares them.
create or replace function practice.patient_identities(people uuid[]) returns table (id uuid, date_of_birth date, has_namesake boolean)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with own as materialized (
    select p.id, p.date_of_birth, accounts.name_as_read(p.full_name) as name
    from (
      select t.id from practice.treated_patients() as t(id)
      union select d.patient_id from public.discharges d where d.provider_id = auth.uid() and d.readmitted_at is null and (select practice.may_practise())
      union select r.user_id from public.meal_plan_requests r where r.taken_by = auth.uid() and practice.practises_as('dietitian')
      union select r.user_id from public.exercise_plan_requests r where r.taken_by = auth.uid() and practice.practises_as('fitness expert')
      union select c.user_id from public.call_backs c join public.user_profiles s on s.id = c.user_id
        where c.claimed_by = auth.uid() and c.status = 'open' and not s.is_student and call_backs.may_answer()
    ) as t join public.user_profiles p on p.id = t.id
  )
  select o.id, o.date_of_birth, o.name <> '' and o.name in (select n.name from own n group by n.name having count(*) > 1)
  from own o where o.id = any (people)
$$;
alter function practice.patient_identities(uuid[]) owner to service_role;
revoke all on function practice.patient_identities(uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.patient_identities(uuid[]) to authenticated;
