-- Gives a request back to the colleagues. @returns its person; null where the actor has not claimed it.
create or replace function call_backs.release(call uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not call_backs.may_answer() then return null; end if;
  update public.call_backs c set claimed_by = null
    where c.id = call and c.status = 'open' and c.claimed_by = auth.uid() returning c.user_id into person;
  return person;
end $$;
alter function call_backs.release(uuid) owner to service_role;
revoke all on function call_backs.release(uuid) from public, anon, authenticated, service_role;
grant execute on function call_backs.release(uuid) to authenticated, service_role;
