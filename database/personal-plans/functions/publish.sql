-- Publishes a draft of the actor as it was seen, as the version after `follows`: the next one of the current care plan of
-- their patient, or the first of a new one where that `may_begin`. `again`: it is published already; `newer`: another
-- version is current; `hidden`: the patient does not show theirs to the actor; `not_included`: no plan may begin; `stale`
-- and `withdrawn` as in personal_plans.save_draft. Null where it is not theirs, or they do not treat the patient.
create or replace function personal_plans.publish(draft uuid, seen integer, follows integer, may_begin boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.personal_plan_versions;
  plan public.personal_plans;
  newest integer := 0;
begin
  select * into known from public.personal_plan_versions v where v.id = draft and v.author_id = auth.uid() for update;
  if not found or not practice.treats(known.user_id) then return null; end if;
  if known.published_at is not null then return 'again'; end if;
  if personal_plans.has_withdrawn(known.user_id) then return 'withdrawn'; end if;
  if known.version <> seen then return 'stale'; end if;
  select * into plan from public.personal_plans p where p.user_id = known.user_id and p.ended_at is null for update;
  if found then
    if not personal_plans.shows(plan.id) then return 'hidden'; end if;
    select max(v.number) into newest from public.personal_plan_versions v where v.plan_id = plan.id;
    if newest <> follows then return 'newer'; end if;
    update public.personal_plan_versions v set replaced_at = now() where v.plan_id = plan.id and v.replaced_at is null;
  else
    if not may_begin then return 'not_included'; end if;
    if follows <> 0 then return 'newer'; end if;
    insert into public.personal_plans (user_id) values (known.user_id) on conflict do nothing returning * into plan;
    if not found then return 'newer'; end if;
  end if;
  update public.personal_plan_versions v set plan_id = plan.id, number = newest + 1, published_at = now() where v.id = draft;
  return 'published';
end
$$;
alter function personal_plans.publish(uuid, integer, integer, boolean) owner to service_role;
revoke all on function personal_plans.publish(uuid, integer, integer, boolean) from public, anon, authenticated, service_role;
grant execute on function personal_plans.publish(uuid, integer, integer, boolean) to authenticated;
