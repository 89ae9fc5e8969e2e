alter table public.appointment_events enable row level security;
alter table public.appointment_events force row level security;
grant select, insert, update, delete on public.appointment_events to service_role;

create policy "the system keeps appointment events" on public.appointment_events for all to service_role using (true) with check (true);

create trigger appointment_events_are_told after insert on public.appointment_events
  for each row when (new.told_at is null) execute function practice.queue_event();
