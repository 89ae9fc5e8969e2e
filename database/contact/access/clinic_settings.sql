alter table public.clinic_settings enable row level security;
alter table public.clinic_settings force row level security;
grant select, insert on public.clinic_settings to authenticated;
grant select on public.clinic_settings to service_role;

create policy "an admin reads the settings of the clinic" on public.clinic_settings
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin changes the settings of the clinic" on public.clinic_settings
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));
-- Calendar apps have the address of each visit at the clinic.
create trigger clinic_settings_renew_calendar_entries after insert on public.clinic_settings for each row
  execute function practice.renew_calendar_entries();

create policy "the system shows the settings of the clinic to everyone" on public.clinic_settings
  for select to service_role using (true);
