alter table public.billing_rules enable row level security;
alter table public.billing_rules force row level security;
grant select, insert (id, version, number_series, missed_percent, late_percent, late_hours, changed_by)
  on public.billing_rules to authenticated;
grant select on public.billing_rules to service_role;

create policy "an admin reads how the clinic keeps its books" on public.billing_rules
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin changes how the clinic keeps its books" on public.billing_rules
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));
create policy "the system keeps the books by these rules" on public.billing_rules
  for select to service_role using (true);
