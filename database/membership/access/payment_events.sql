alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
grant select, insert, delete on public.payment_events to service_role;

create policy "only the system reads and writes what is heard" on public.payment_events
  for all to service_role using (true) with check (true);
