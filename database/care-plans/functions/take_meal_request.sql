-- The actor takes a waiting request, so that nobody else writes for it: 'mine' from then on, 'theirs' where
-- a colleague was first, null where there is nothing to take.
create or replace function plans.take_meal_request(request uuid) returns text language plpgsql security definer set search_path = '' as $$
begin
  if not practice.practises_as('dietitian') then return null; end if;
  update public.meal_plan_requests r set taken_by = auth.uid(), taken_at = now()
    where r.id = request and r.status = 'pending' and r.user_id <> auth.uid()
      and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by))
      and (not r.at_clinic or plans.clinic_consent_stands(r.user_id));
  return (select case r.taken_by when auth.uid() then 'mine' else 'theirs' end
    from public.meal_plan_requests r where r.id = request and r.user_id <> auth.uid() and (not r.at_clinic or plans.clinic_consent_stands(r.user_id)));
end $$;
alter function plans.take_meal_request(uuid) owner to service_role;
revoke all on function plans.take_meal_request(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.take_meal_request(uuid) to authenticated, service_role;
