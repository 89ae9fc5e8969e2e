-- Whether a patient shares this result with the actor, a therapist who treats them at this moment.
create or replace function questionnaires.is_shared(result uuid, patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.questionnaire_requests r
    where r.result_id = result and r.patient_id = patient and r.provider_id = auth.uid() and r.status = 'shared') and questionnaires.may_ask(patient)
$$;
alter function questionnaires.is_shared(uuid, uuid) owner to service_role;
revoke all on function questionnaires.is_shared(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function questionnaires.is_shared(uuid, uuid) to authenticated, service_role;
