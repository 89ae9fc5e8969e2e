alter table public.closed_days enable row level security;
alter table public.closed_days force row level security;
grant select on public.closed_days to authenticated;
grant select, insert, update, delete on public.closed_days to service_role;

create policy "all read closed days" on public.closed_days for select to authenticated using (true);
create policy "the system keeps closed days" on public.closed_days for all to service_role using (true) with check (true);
