alter table public.overbook_reasons enable row level security;
alter table public.overbook_reasons force row level security;
grant select on public.overbook_reasons to authenticated;
grant select, insert, update, delete on public.overbook_reasons to service_role;

create policy "the system keeps overbook reasons" on public.overbook_reasons for all to service_role using (true) with check (true);
create policy "a provider reads why they were overbooked" on public.overbook_reasons
  for select to authenticated using (provider_id = (select auth.uid()));
