alter table public.clinic_features enable row level security;
alter table public.clinic_features force row level security;
grant select, insert on public.clinic_features to authenticated;
grant select on public.clinic_features to service_role;

create policy "an admin reads which features are offered" on public.clinic_features
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin changes which features are offered" on public.clinic_features
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));

create policy "the system offers what an admin has set" on public.clinic_features
  for select to service_role using (true);
