-- True where a person took back their consent to keep health data and has not given it again.
create or replace function personal_plans.has_withdrawn(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not personal_plans.is_agreed(person)
    and exists (select from public.consents c where c.user_id = person and c.purpose = 'health_data')
$$;
alter function personal_plans.has_withdrawn(uuid) owner to service_role;
revoke all on function personal_plans.has_withdrawn(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.has_withdrawn(uuid) to service_role;
