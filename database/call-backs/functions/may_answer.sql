-- True where the actor answers requests: a therapist in practice. For all others there are none.
create or replace function call_backs.may_answer() returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.practises_as('therapist') $$;
alter function call_backs.may_answer() owner to service_role;
revoke all on function call_backs.may_answer() from public, anon, authenticated, service_role;
grant execute on function call_backs.may_answer() to authenticated, service_role;
