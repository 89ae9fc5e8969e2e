-- Removes a draft of the actor as it was seen: `removed`, or `gone` where there is none. `stale` and `published` as in
-- personal_plans.save_draft.
create or replace function personal_plans.remove_draft(draft uuid, seen integer) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.personal_plan_versions;
begin
  select * into known from public.personal_plan_versions v where v.id = draft and v.author_id = auth.uid() for update;
  if not found or not practice.may_practise() then return 'gone'; end if;
  if known.published_at is not null then return 'published'; end if;
  if known.version <> seen then return 'stale'; end if;
  delete from public.personal_plan_versions v where v.id = draft;
  return 'removed';
end
$$;
alter function personal_plans.remove_draft(uuid, integer) owner to service_role;
revoke all on function personal_plans.remove_draft(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function personal_plans.remove_draft(uuid, integer) to authenticated;
