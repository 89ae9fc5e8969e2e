alter table public.intake_forms enable row level security;
alter table public.intake_forms force row level security;
grant select on public.intake_forms to authenticated;
grant insert (id, user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact", "emergencyPhone",
  "medicalHistory", "currentMedications", allergies, "reasonForVisit", "insuranceProvider", "insuranceNumber")
  on public.intake_forms to authenticated;
grant select, insert, delete on public.intake_forms to service_role;

create policy "a person reads their own intake forms" on public.intake_forms
  for select to authenticated using (user_id = (select auth.uid()));
-- Told for this very purpose, so that no further consent is asked: whom one has an appointment with, reads it. The form
-- says so, which is why neither a referral without a visit nor a cover opens it.
create policy "a provider reads the intake forms of those they treat" on public.intake_forms
  for select to authenticated using (practice.has_visit_with(user_id));
create policy "a person sends their own intake form while consent stands" on public.intake_forms
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases intake forms" on public.intake_forms
  for all to service_role using (true) with check (true);

create trigger intake_forms_keep_from_desk after insert or update of user_id on public.intake_forms
  for each row execute function accounts.keep_record_from_desk('user_id');
