-- The person of a care plan shows it to all providers who treat them, or no longer. Null where it is not theirs.
create or replace function personal_plans.share(plan uuid, shared boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.personal_plans p set is_shared = shared where p.id = plan and p.user_id = auth.uid() returning true
$$;
alter function personal_plans.share(uuid, boolean) owner to service_role;
revoke all on function personal_plans.share(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function personal_plans.share(uuid, boolean) to authenticated;
