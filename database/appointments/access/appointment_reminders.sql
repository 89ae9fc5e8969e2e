alter table public.appointment_reminders enable row level security;
alter table public.appointment_reminders force row level security;
grant select, insert, update, delete on public.appointment_reminders to service_role;

create policy "the system keeps appointment reminders" on public.appointment_reminders for all to service_role using (true) with check (true);
