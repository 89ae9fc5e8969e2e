alter table public.former_names enable row level security;
alter table public.former_names force row level security;
grant select, insert, update, delete on public.former_names to service_role;

create policy "only the system reads and writes former names" on public.former_names
  for all to service_role using (true) with check (true);
