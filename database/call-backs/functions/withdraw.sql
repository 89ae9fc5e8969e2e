-- The actor withdraws their own request. `withdrawn`; `again`; `ended`: by a call; null: not theirs.
create or replace function call_backs.withdraw(call uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  present_status text;
begin
  select c.status into present_status from public.call_backs c where c.id = call and c.user_id = auth.uid() for update;
  if present_status is null then return null; end if;
  if present_status = 'withdrawn' then return 'again'; end if;
  if present_status <> 'open' then return 'ended'; end if;
  update public.call_backs c set status = 'withdrawn', ended_at = now(), phone_number = null, claimed_by = null where c.id = call;
  return 'withdrawn';
end $$;
alter function call_backs.withdraw(uuid) owner to service_role;
revoke all on function call_backs.withdraw(uuid) from public, anon, authenticated, service_role;
grant execute on function call_backs.withdraw(uuid) to authenticated, service_role;
