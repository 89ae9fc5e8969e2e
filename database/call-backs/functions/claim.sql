-- Claims a request, unless a colleague in practice has it. `claimed`; `again`: it was the actor's; `taken`: by
-- `holder_name`; `ended`: there is nothing to call about any more. No row where there is none.
create or replace function call_backs.claim(call uuid) returns table (result text, person_id uuid, holder_name text)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.call_backs;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call for update;
  if found_row.id is null then return; end if;
  if found_row.status <> 'open' then return query select 'ended', null::uuid, null::text; return; end if;
  if found_row.claimed_by = auth.uid() then return query select 'again', found_row.user_id, null::text; return; end if;
  if practice.is_in_practice(found_row.claimed_by) then
    return query select 'taken', null::uuid, h.full_name from public.user_profiles h where h.id = found_row.claimed_by;
    return;
  end if;
  update public.call_backs c set claimed_by = auth.uid() where c.id = call;
  return query select 'claimed', found_row.user_id, null::text;
end $$;
alter function call_backs.claim(uuid) owner to service_role;
revoke all on function call_backs.claim(uuid) from public, anon, authenticated, service_role;
grant execute on function call_backs.claim(uuid) to authenticated, service_role;
