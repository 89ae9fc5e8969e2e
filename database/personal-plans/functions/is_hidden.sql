-- True where a person whom the actor treats has a current care plan that they do not show to the actor.
create or replace function personal_plans.is_hidden(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select practice.treats(person) and exists (select from public.personal_plans p
    where p.user_id = person and p.ended_at is null and not personal_plans.shows(p.id))
$$;
alter function personal_plans.is_hidden(uuid) owner to service_role;
revoke all on function personal_plans.is_hidden(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.is_hidden(uuid) to authenticated;
