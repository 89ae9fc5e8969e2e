alter table public.glucose_readings enable row level security;
alter table public.glucose_readings force row level security;
grant select, insert, delete on public.glucose_readings to authenticated;
grant select, insert, delete on public.glucose_readings to service_role;
-- A change is the system's, which keeps what was there in the same transaction; the person changes where records are merged.
grant update (user_id, glucose_level, entered_value, entered_unit, meter_shows, context, notes, created_at, corrected_at, removed_at) on public.glucose_readings to service_role;

create policy "a person reads their own readings" on public.glucose_readings for select to authenticated using (user_id = (select auth.uid()) and removed_at is null);
create policy "a client logs their own readings while consent stands" on public.glucose_readings for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()) and not at_clinic);
create policy "the system exports, seeds and erases readings" on public.glucose_readings for all to service_role using (true) with check (true);
-- For servers of 0.3.0: later ones mark a removed reading.
create policy "a person removes readings that were entered for them" on public.glucose_readings for delete to authenticated using (user_id = (select auth.uid()) and at_clinic);

create trigger glucose_readings_keep_from_desk after insert or update of user_id on public.glucose_readings
  for each row execute function accounts.keep_record_from_desk('user_id');
