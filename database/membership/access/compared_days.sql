alter table public.compared_days enable row level security;
alter table public.compared_days force row level security;
grant select, insert on public.compared_days to service_role;

create policy "the system keeps compared days" on public.compared_days for all to service_role using (true) with check (true);
