alter table public.safety_duties enable row level security;
alter table public.safety_duties force row level security;
grant select, insert, delete on public.safety_duties to service_role;

create policy "the system keeps who answers alerts" on public.safety_duties
  for all to service_role using (true) with check (true);
