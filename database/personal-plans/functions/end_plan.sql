-- Ends a care plan that the actor sees: `ended`, `again` where they have said the same before, `ended_before` otherwise.
-- No row where they do not see it.
create or replace function personal_plans.end_plan(plan uuid, why text) returns table (result text, person_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.personal_plans;
begin
  select * into known from public.personal_plans p where p.id = plan for update;
  if not found or not personal_plans.shows(plan) then return; end if;
  if known.ended_at is not null then
    return query select case when known.ended_by = auth.uid() and known.end_reason = why then 'again' else 'ended_before' end, known.user_id;
    return;
  end if;
  update public.personal_plans p set ended_at = now(), ended_by = auth.uid(), end_reason = why where p.id = plan;
  update public.personal_plan_versions v set replaced_at = now() where v.plan_id = plan and v.replaced_at is null;
  return query select 'ended', known.user_id;
end
$$;
alter function personal_plans.end_plan(uuid, text) owner to service_role;
revoke all on function personal_plans.end_plan(uuid, text) from public, anon, authenticated, service_role;
grant execute on function personal_plans.end_plan(uuid, text) to authenticated;
