alter table public.visit_types enable row level security;
alter table public.visit_types force row level security;
grant select on public.visit_types to authenticated;
grant select, insert, update, delete on public.visit_types to service_role;

create policy "all read visit types" on public.visit_types for select to authenticated using (true);
create policy "the system keeps visit types" on public.visit_types for all to service_role using (true) with check (true);
