-- Keeps in the profiles of a patient what they said at the clinic, as the questionnaire does that they answer alone: null is
-- not said. Allergies only where the profile still has what the actor read. A person without a login has no care profile:
-- what they said is in the request.
create or replace function plans.keep_clinic_facts(patient uuid, said_pregnancy text, said_kidney_disease text, allergies_before text, allergies text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if plans.open_requests_of(patient, 'meal') is null and plans.open_requests_of(patient, 'exercise') is null then
    raise exception 'the patient has not agreed' using errcode = '42501';
  end if;
  if allergies is not null then
    update public.user_profiles set known_allergies_conditions = allergies, updated_at = now()
      where id = patient and known_allergies_conditions is not distinct from allergies_before;
  end if;
  if coalesce(said_pregnancy, said_kidney_disease) is null or accounts.has_no_login(patient) then return; end if;
  insert into public.care_profiles as c (user_id, pregnancy, pregnancy_at, kidney_disease, kidney_disease_at)
    values (patient, said_pregnancy, case when said_pregnancy is not null then now() end,
      said_kidney_disease, case when said_kidney_disease is not null then now() end)
    on conflict (user_id) do update set
      pregnancy = coalesce(excluded.pregnancy, c.pregnancy), pregnancy_at = coalesce(excluded.pregnancy_at, c.pregnancy_at),
      kidney_disease = coalesce(excluded.kidney_disease, c.kidney_disease),
      kidney_disease_at = coalesce(excluded.kidney_disease_at, c.kidney_disease_at), updated_at = now();
end $$;
comment on function plans.keep_clinic_facts(uuid, text, text, text, text) is 'Keeps what a patient said of pregnancy, kidneys and allergies when a provider asked for a plan at the clinic';
alter function plans.keep_clinic_facts(uuid, text, text, text, text) owner to service_role;
revoke all on function plans.keep_clinic_facts(uuid, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function plans.keep_clinic_facts(uuid, text, text, text, text) to authenticated, service_role;
