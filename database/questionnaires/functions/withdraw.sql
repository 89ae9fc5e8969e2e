-- The actor withdraws what they asked for. `again`: it was withdrawn already; a status: it is no longer open; null: not theirs.
create or replace function questionnaires.withdraw(request uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
begin
  if not practice.may_practise() then return null; end if;
  select * into known from public.questionnaire_requests r where r.id = request and r.provider_id = auth.uid() for update;
  if not found then return null; end if;
  if known.status = 'withdrawn' then return 'again'; end if;
  if questionnaires.status_of(known.status, known.due_on) <> 'open' then
    return questionnaires.status_of(known.status, known.due_on);
  end if;
  update public.questionnaire_requests r set status = 'withdrawn', decided_at = now() where r.id = request;
  return 'done';
end $$;
alter function questionnaires.withdraw(uuid) owner to service_role;
revoke all on function questionnaires.withdraw(uuid) from public, anon, authenticated, service_role;
grant execute on function questionnaires.withdraw(uuid) to authenticated, service_role;
