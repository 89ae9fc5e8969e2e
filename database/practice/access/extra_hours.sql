alter table public.extra_hours enable row level security;
alter table public.extra_hours force row level security;
grant select, insert, update, delete on public.extra_hours to authenticated;
grant select, insert, update, delete on public.extra_hours to service_role;

create policy "a provider keeps their own further hours" on public.extra_hours for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = 'provider');
create policy "the system keeps further hours" on public.extra_hours for all to service_role using (true) with check (true);
