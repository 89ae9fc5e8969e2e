-- The care plans of a person, the newest first: for that person, and for the providers who see them.
create or replace function personal_plans.plans_of(person uuid) returns table (id uuid, is_shared boolean, created_at timestamptz, ended_at timestamptz, ended_by_name text, end_reason text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.is_shared, p.created_at, p.ended_at, e.full_name, p.end_reason
  from public.personal_plans p left join public.user_profiles e on e.id = p.ended_by
  where p.user_id = person and (person = auth.uid() or personal_plans.shows(p.id))
  order by p.created_at desc, p.id limit 20
$$;
alter function personal_plans.plans_of(uuid) owner to service_role;
revoke all on function personal_plans.plans_of(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.plans_of(uuid) to authenticated, service_role;
