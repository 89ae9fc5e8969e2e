-- True where the consent of a person to keep health data is in force.
create or replace function personal_plans.is_agreed(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.consents c where c.user_id = person and c.purpose = 'health_data' and c.withdrawn_at is null)
$$;
alter function personal_plans.is_agreed(uuid) owner to service_role;
revoke all on function personal_plans.is_agreed(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.is_agreed(uuid) to service_role;
