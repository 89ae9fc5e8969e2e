alter table public.call_off_reasons enable row level security;
alter table public.call_off_reasons force row level security;
grant select on public.call_off_reasons to authenticated;
grant select, insert, update, delete on public.call_off_reasons to service_role;

create policy "the system keeps call off reasons" on public.call_off_reasons for all to service_role using (true) with check (true);
create policy "a provider reads why their appointments were called off" on public.call_off_reasons
  for select to authenticated using (provider_id = (select auth.uid()));
