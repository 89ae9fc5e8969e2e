-- additive
-- Readings that a provider took at the clinic and entered for a patient who agrees to that.

alter table public.consents drop constraint consents_purpose_check;
-- earlier versions work: they write the other purposes, which stay.
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_readings', 'clinic_readings', 'safety_alerts', 'emergency_contact'));

do $$
declare t text;
begin
  foreach t in array array['blood_pressure_readings', 'glucose_readings'] loop
    -- Who entered it is null where the patient did, and once that provider's account was erased.
    execute format('alter table public.%I add column at_clinic boolean not null default false,
      add column recorded_by uuid references public.user_profiles on delete set null', t);
    -- earlier versions work: they write neither column.
    execute format('alter table public.%I add constraint %I check (at_clinic or recorded_by is null)', t, t || '_recorded_at_clinic');
    execute format('create index %I on public.%I (recorded_by) where recorded_by is not null', t || '_by_recorder', t);
    -- As before; a patient does not say of their own reading that a provider took it.
    execute format('alter policy "a client logs their own readings while consent stands" on public.%I with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()) and not at_clinic)', t);
    execute format('grant delete on public.%I to authenticated', t);
    execute format('create policy "a person removes readings that were entered for them" on public.%I for delete to authenticated using (user_id = (select auth.uid()) and at_clinic)', t);
  end loop;
end $$;

-- The name of a provider who entered a reading of the actor: only one who had an appointment with them can have.
create function practice.name_of_recorder(recorder uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from public.user_profiles p where p.id = recorder
    and exists (select from public.appointments a where a.provider_id = recorder and a.patient_id = auth.uid())
$$;
grant create on schema practice to service_role;
alter function practice.name_of_recorder(uuid) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.name_of_recorder(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.name_of_recorder(uuid) to authenticated;
