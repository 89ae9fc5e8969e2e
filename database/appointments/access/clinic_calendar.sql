alter table public.clinic_calendar enable row level security;
alter table public.clinic_calendar force row level security;
grant select on public.clinic_calendar to authenticated;
grant select, update on public.clinic_calendar to service_role;

create policy "all read the clinic calendar" on public.clinic_calendar for select to authenticated using (true);
create policy "the system keeps the clinic calendar" on public.clinic_calendar for all to service_role using (true) with check (true);
