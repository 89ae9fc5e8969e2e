alter table public.opening_hours enable row level security;
alter table public.opening_hours force row level security;
grant select on public.opening_hours to authenticated;
grant select, insert, update, delete on public.opening_hours to service_role;

create policy "all read opening hours" on public.opening_hours for select to authenticated using (true);
create policy "the system keeps opening hours" on public.opening_hours for all to service_role using (true) with check (true);
