-- The published versions of the care plans that personal_plans.plans_of lists, the newest first.
create or replace function personal_plans.versions_of(person uuid) returns table (id uuid, plan_id uuid, number integer, goals jsonb, review_on date, agreed_on date, published_at timestamptz, author_name text)
language sql stable security definer set search_path = '' as $$
  select v.id, v.plan_id, v.number, v.goals, v.review_on, v.agreed_on, v.published_at, a.full_name
  from public.personal_plan_versions v left join public.user_profiles a on a.id = v.author_id
  where v.user_id = person and v.plan_id in (select p.id from personal_plans.plans_of(person) p) and v.published_at is not null
  order by v.published_at desc, v.number desc limit 100
$$;
alter function personal_plans.versions_of(uuid) owner to service_role;
revoke all on function personal_plans.versions_of(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.versions_of(uuid) to authenticated;
