-- Records what came of call number `attempt`. `recorded`; `again`: by a retry; `conflict`: something else was recorded
-- before. No row where the actor has not claimed it.
create or replace function call_backs.record_outcome(call uuid, outcome text, attempt integer) returns table (result text, person_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.call_backs;
  missed integer;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call and c.claimed_by = auth.uid() for update;
  if found_row.id is null then return; end if;
  if found_row.status = 'open' and attempt = found_row.attempts + 1 then
    missed := found_row.attempts + case when outcome = 'not_reached' then 1 else 0 end;
    if outcome = 'not_reached' and missed < 2 then
      update public.call_backs c set attempts = missed where c.id = call;
    else
      update public.call_backs c set attempts = missed, status = outcome, ended_at = now(), phone_number = null where c.id = call;
    end if;
    return query select 'recorded', found_row.user_id;
    return;
  end if;
  return query select case when found_row.status = 'open' and outcome = 'not_reached' and attempt = found_row.attempts
      or found_row.status = outcome and attempt = found_row.attempts + case when outcome = 'not_reached' then 0 else 1 end
    then 'again' else 'conflict' end, found_row.user_id;
end $$;
alter function call_backs.record_outcome(uuid, text, integer) owner to service_role;
revoke all on function call_backs.record_outcome(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function call_backs.record_outcome(uuid, text, integer) to authenticated, service_role;
