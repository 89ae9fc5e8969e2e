alter table public.rooms enable row level security;
alter table public.rooms force row level security;
grant select on public.rooms to authenticated;
grant select, insert, update on public.rooms to service_role;

create policy "the system keeps rooms" on public.rooms for all to service_role using (true) with check (true);
-- A patient or provider reads the rooms of their own appointments, as far as the policies of those go.
create policy "a person reads the rooms of their own appointments" on public.rooms for select to authenticated
  using (exists (select from public.appointments a where a.room_id = rooms.id
    and (a.patient_id = (select auth.uid()) or a.provider_id = (select auth.uid()))));

create trigger rooms_renew_calendar_entries after update of name on public.rooms for each row
  when (new.name is distinct from old.name) execute function practice.renew_calendar_entries();
