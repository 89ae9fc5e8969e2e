-- The patients of the actor whose care plan waits for them: its review is due, or its person said that a step does not
-- work. It waits for who wrote the current version; where they are not in practice or have ended the care, for all who see it.
create or replace function personal_plans.due() returns table (person_id uuid, full_name text, email text, review_on date, words integer)
language sql stable security definer set search_path = '' as $$
  select p.user_id, u.full_name, u.email, v.review_on, said.count
  from (select distinct t.id from practice.treated_patients() as t(id)) treated
  join public.personal_plans p on p.user_id = treated.id and p.ended_at is null
  join public.personal_plan_versions v on v.plan_id = p.id and v.replaced_at is null
  join public.user_profiles u on u.id = p.user_id
  cross join lateral (select count(*)::int as count from public.personal_plan_words w where w.plan_id = p.id and w.created_at > v.published_at) said
  where (v.review_on <= (now() at time zone 'Africa/Lusaka')::date or said.count > 0)
    and (v.author_id = auth.uid() or personal_plans.shows(p.id) and not coalesce(practice.is_in_practice(v.author_id), false)
      or personal_plans.shows(p.id) and exists (select from public.discharges d
        where d.provider_id = v.author_id and d.patient_id = p.user_id and d.readmitted_at is null))
  order by v.review_on, p.user_id limit 100
$$;
alter function personal_plans.due() owner to service_role;
revoke all on function personal_plans.due() from public, anon, authenticated, service_role;
grant execute on function personal_plans.due() to authenticated;
