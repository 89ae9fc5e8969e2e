-- The drafts of care plans of the actor.
create or replace function personal_plans.own_drafts() returns table (id uuid, user_id uuid, goals jsonb, review_on date, agreed_on date, version integer, saved_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select v.id, v.user_id, v.goals, v.review_on, v.agreed_on, v.version, v.saved_at from public.personal_plan_versions v
  where v.author_id = auth.uid() and v.published_at is null and practice.may_practise()
$$;
alter function personal_plans.own_drafts() owner to service_role;
revoke all on function personal_plans.own_drafts() from public, anon, authenticated, service_role;
grant execute on function personal_plans.own_drafts() to authenticated;
