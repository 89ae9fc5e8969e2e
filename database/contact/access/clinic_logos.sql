alter table public.clinic_logos enable row level security;
alter table public.clinic_logos force row level security;
grant select, insert on public.clinic_logos to authenticated;
grant select on public.clinic_logos to service_role;

create policy "an admin reads the logos of the clinic" on public.clinic_logos
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin changes the logo of the clinic" on public.clinic_logos
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));

create policy "the system shows the logo of the clinic to everyone" on public.clinic_logos
  for select to service_role using (true);
