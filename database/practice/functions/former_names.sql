-- How those of some people whom the actor treats were called, where they changed their name within 90 days.
create or replace function practice.former_names(people uuid[]) returns table (id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select f.user_id, f.full_name from public.former_names f
  where f.user_id = any (people) and f.changed_at > now() - interval '90 days' and practice.treats(f.user_id)
$$;
comment on function practice.former_names(uuid[]) is 'How patients of the actor were called before';
alter function practice.former_names(uuid[]) owner to service_role;
revoke all on function practice.former_names(uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.former_names(uuid[]) to authenticated, service_role;
