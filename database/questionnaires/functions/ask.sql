-- Asks a patient. `again`: by a retry; `taken`: the id belongs to another request; `open`: one is open already;
-- `day`: not a day from today to sixty days ahead; null: the actor may not ask this person.
create or replace function questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
begin
  if not questionnaires.may_ask(patient) then return null; end if;
  -- One after the other, so that the retry of a request finds it.
  perform pg_advisory_xact_lock(hashtextextended('questionnaires ' || patient, 6));
  select * into known from public.questionnaire_requests r where r.id = request;
  if found then
    return case when (known.provider_id, known.patient_id, known.instrument, known.due_on) is not distinct from (auth.uid(), patient, of_instrument, due)
      then 'again' else 'taken' end;
  end if;
  if due not between questionnaires.today() and questionnaires.today() + 60 then return 'day'; end if;
  update public.questionnaire_requests r set status = 'expired', decided_at = ((r.due_on + 1)::timestamp at time zone 'Africa/Lusaka')
    where r.provider_id = auth.uid() and r.patient_id = patient and r.instrument = of_instrument
      and r.status = 'open' and r.due_on < questionnaires.today();
  insert into public.questionnaire_requests (id, provider_id, patient_id, instrument, due_on)
    values (request, auth.uid(), patient, of_instrument, due)
    on conflict (provider_id, patient_id, instrument) where status = 'open' do nothing;
  if not found then return 'open'; end if;
  perform platform.enqueue('questionnaires.asked', request);
  return 'asked';
end $$;
alter function questionnaires.ask(uuid, uuid, text, date) owner to service_role;
revoke all on function questionnaires.ask(uuid, uuid, text, date) from public, anon, authenticated, service_role;
grant execute on function questionnaires.ask(uuid, uuid, text, date) to authenticated, service_role;
