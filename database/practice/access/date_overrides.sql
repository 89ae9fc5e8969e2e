alter table public.date_overrides enable row level security;
alter table public.date_overrides force row level security;
grant select, insert, update, delete on public.date_overrides to authenticated;
grant select, insert, update, delete on public.date_overrides to service_role;

create policy "a provider keeps their own hours of dates" on public.date_overrides for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = 'provider');
create policy "the system keeps hours of dates" on public.date_overrides for all to service_role using (true) with check (true);
