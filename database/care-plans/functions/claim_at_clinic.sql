-- Who asks at the clinic writes the plan.
create or replace function plans.claim_at_clinic() returns trigger language plpgsql set search_path = '' as $$
begin
  new.taken_by := new.recorded_by;
  new.taken_at := now();
  return new;
end $$;
alter function plans.claim_at_clinic() owner to service_role;
revoke all on function plans.claim_at_clinic() from public, anon, authenticated, service_role;
grant execute on function plans.claim_at_clinic() to service_role;
