-- True where the actor treats the person of a care plan, and has written a version of it or is shown it by its person.
create or replace function personal_plans.shows(plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.personal_plans p where p.id = plan and practice.treats(p.user_id)
    and (p.is_shared and personal_plans.is_agreed(p.user_id)
      or exists (select from public.personal_plan_versions v where v.plan_id = p.id and v.author_id = auth.uid() and v.published_at is not null)))
$$;
alter function personal_plans.shows(uuid) owner to service_role;
revoke all on function personal_plans.shows(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.shows(uuid) to authenticated, service_role;
