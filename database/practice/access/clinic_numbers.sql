alter table public.clinic_numbers enable row level security;
alter table public.clinic_numbers force row level security;
grant select on public.clinic_numbers to authenticated;
grant select, insert on public.clinic_numbers to service_role;

create policy "an admin reads the numbers of the clinic" on public.clinic_numbers
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "the system gives the numbers of the clinic" on public.clinic_numbers
  for all to service_role using (true) with check (true);
