-- The name of the provider of a request, for its patient.
create or replace function questionnaires.asked_by(request uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from public.questionnaire_requests r join public.user_profiles p on p.id = r.provider_id
  where r.id = request and r.patient_id = auth.uid()
$$;
alter function questionnaires.asked_by(uuid) owner to service_role;
revoke all on function questionnaires.asked_by(uuid) from public, anon, authenticated, service_role;
grant execute on function questionnaires.asked_by(uuid) to authenticated, service_role;
