alter table public.plans enable row level security;
alter table public.plans force row level security;
grant select on public.plans to authenticated;
grant select, insert, update, delete on public.plans to service_role;

create policy "everybody signed in reads the plans" on public.plans for select to authenticated using (true);
create policy "the system keeps the plans" on public.plans for all to service_role using (true) with check (true);
