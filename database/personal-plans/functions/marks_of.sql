-- The steps that a person has marked as done in the last 28 days, and when they last did any other: for that person, and for a
-- provider who sees their current care plan.
create or replace function personal_plans.marks_of(person uuid) returns table (id uuid, step_id uuid, day date)
language sql stable security definer set search_path = '' as $$
  select m.id, m.step_id, m.day from public.personal_plan_marks m
  join public.personal_plans p on p.id = m.plan_id and p.ended_at is null and p.user_id = person
  where m.user_id = person and (person = auth.uid() or personal_plans.shows(p.id)) and (m.day > (now() at time zone 'Africa/Lusaka')::date - 28
    or m.day = (select max(n.day) from public.personal_plan_marks n where n.user_id = person and n.step_id = m.step_id))
  order by m.day desc, m.step_id limit 1000
$$;
alter function personal_plans.marks_of(uuid) owner to service_role;
revoke all on function personal_plans.marks_of(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.marks_of(uuid) to authenticated;
