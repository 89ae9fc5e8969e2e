-- True where the actor answers check-ins: a therapist in practice. For all others there are none.
create or replace function check_ins.may_answer() returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.practises_as('therapist') $$;
alter function check_ins.may_answer() owner to service_role;
revoke all on function check_ins.may_answer() from public, anon, authenticated, service_role;
grant execute on function check_ins.may_answer() to authenticated, service_role;
