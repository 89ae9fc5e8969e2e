alter table public.identity_changes enable row level security;
alter table public.identity_changes force row level security;
grant select (id, provider_id, full_name, specialty, qualifications, status, submitted_at, decided_at, reason)
  on public.identity_changes to authenticated;
grant select, insert, update, delete on public.identity_changes to service_role;

create policy "a provider reads their own identity changes" on public.identity_changes
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "the system keeps identity changes" on public.identity_changes
  for all to service_role using (true) with check (true);
