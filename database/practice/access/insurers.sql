alter table public.insurers enable row level security;
alter table public.insurers force row level security;
grant select on public.insurers to authenticated;
grant select, insert, update on public.insurers to service_role;

create policy "all read insurers" on public.insurers for select to authenticated using (true);
create policy "the system keeps insurers" on public.insurers for all to service_role using (true) with check (true);
