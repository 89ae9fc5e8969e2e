-- Gives a check-in back to the colleagues. @returns its person; null where the actor has not claimed it.
create or replace function check_ins.release(check_in uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not check_ins.may_answer() then return null; end if;
  update public.check_ins c set claimed_by = null
    where c.id = check_in and c.answered_at is null and c.claimed_by = auth.uid() returning c.user_id into person;
  return person;
end $$;
alter function check_ins.release(uuid) owner to service_role;
revoke all on function check_ins.release(uuid) from public, anon, authenticated, service_role;
grant execute on function check_ins.release(uuid) to authenticated, service_role;
