-- Claims a check-in, unless a colleague in practice has it. `claimed`; `again`: it was the actor's; `taken`: by
-- `holder_name`; `ended`: it is answered. No row where there is none.
create or replace function check_ins.claim(check_in uuid) returns table (result text, person_id uuid, holder_name text)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.check_ins;
begin
  if not check_ins.may_answer() then return; end if;
  select * into found_row from public.check_ins c where c.id = check_in and check_ins.is_agreed(c.user_id) for update;
  if found_row.id is null then return; end if;
  if found_row.answered_at is not null then return query select 'ended', null::uuid, null::text; return; end if;
  if found_row.claimed_by = auth.uid() then return query select 'again', found_row.user_id, null::text; return; end if;
  if practice.is_in_practice(found_row.claimed_by) then
    return query select 'taken', null::uuid, h.full_name from public.user_profiles h where h.id = found_row.claimed_by;
    return;
  end if;
  update public.check_ins c set claimed_by = auth.uid() where c.id = check_in;
  return query select 'claimed', found_row.user_id, null::text;
end $$;
alter function check_ins.claim(uuid) owner to service_role;
revoke all on function check_ins.claim(uuid) from public, anon, authenticated, service_role;
grant execute on function check_ins.claim(uuid) to authenticated, service_role;
