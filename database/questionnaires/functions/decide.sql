-- The actor shares a result of theirs, or with null shares none, also where they shared one before. `again`: it is so
-- already; `result`: this result cannot be shared for it; a status: it cannot be answered any more; null: not theirs.
create or replace function questionnaires.decide(request uuid, result uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
  current_status text;
begin
  select * into known from public.questionnaire_requests r where r.id = request and r.patient_id = auth.uid() for update;
  if not found then return null; end if;
  current_status := questionnaires.status_of(known.status, known.due_on);
  if result is null then
    if current_status = 'not_shared' then return 'again'; end if;
    if current_status not in ('open', 'shared') then return current_status; end if;
    update public.questionnaire_requests r set status = 'not_shared', result_id = null, decided_at = now() where r.id = request;
    return 'done';
  end if;
  if current_status = 'shared' and known.result_id = result then return 'again'; end if;
  -- A change of mind, as long as there is time to answer.
  if current_status <> 'open' and not (current_status = 'not_shared' and known.due_on >= questionnaires.today()) then
    return current_status;
  end if;
  -- Nothing else is shared with it, and nothing from before.
  if not exists (select from public.screening_results s where s.id = result and s.user_id = auth.uid() and s.removed_at is null
    and s.created_at >= known.created_at and array(select jsonb_object_keys(s.answers)) = array[known.instrument]) then
    return 'result';
  end if;
  update public.questionnaire_requests r set status = 'shared', result_id = result, decided_at = now() where r.id = request;
  return 'done';
end $$;
alter function questionnaires.decide(uuid, uuid) owner to service_role;
revoke all on function questionnaires.decide(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function questionnaires.decide(uuid, uuid) to authenticated, service_role;
