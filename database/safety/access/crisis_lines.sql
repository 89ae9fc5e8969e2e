alter table public.crisis_lines enable row level security;
alter table public.crisis_lines force row level security;
grant select, insert, update on public.crisis_lines to authenticated;
grant select on public.crisis_lines to service_role;

create policy "an admin reads help lines" on public.crisis_lines
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin adds help lines" on public.crisis_lines
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin');
create policy "an admin changes help lines" on public.crisis_lines
  for update to authenticated using ((select accounts.actor_role()) = 'admin') with check ((select accounts.actor_role()) = 'admin');
create policy "the system tells everybody the help lines" on public.crisis_lines
  for select to service_role using (true);
