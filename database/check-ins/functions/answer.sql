-- Answers a check-in that the actor has claimed. `answered`; `again`: by a retry; `conflict`: it has other words. No row
-- where the actor has not claimed it.
create or replace function check_ins.answer(check_in uuid, words text) returns table (result text, person_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.check_ins;
begin
  if not check_ins.may_answer() then return; end if;
  select * into found_row from public.check_ins c where c.id = check_in and c.claimed_by = auth.uid() and check_ins.is_agreed(c.user_id) for update;
  if found_row.id is null then return; end if;
  if found_row.answered_at is not null then
    return query select case when found_row.answer = words then 'again' else 'conflict' end, found_row.user_id;
    return;
  end if;
  update public.check_ins c set answer = words, answered_at = now() where c.id = check_in;
  return query select 'answered', found_row.user_id;
end $$;
alter function check_ins.answer(uuid, text) owner to service_role;
revoke all on function check_ins.answer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function check_ins.answer(uuid, text) to authenticated, service_role;
