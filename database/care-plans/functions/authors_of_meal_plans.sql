-- Who wrote the plans that the actor asked for, or wrote themselves.
create or replace function plans.authors_of_meal_plans() returns table (id uuid, full_name text, profile_picture_url text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.profile_picture_url from public.user_profiles p
  where p.id in (select w.author_id from public.meal_plans w join public.meal_plan_requests r on r.id = w.request_id
    where r.user_id = auth.uid() or r.taken_by = auth.uid() and practice.practises_as('dietitian'))
$$;
alter function plans.authors_of_meal_plans() owner to service_role;
revoke all on function plans.authors_of_meal_plans() from public, anon, authenticated, service_role;
grant execute on function plans.authors_of_meal_plans() to authenticated, service_role;
