alter table public.availability enable row level security;
alter table public.availability force row level security;
grant select, insert, update, delete on public.availability to authenticated;
grant select, insert, update, delete on public.availability to service_role;

create policy "a provider keeps their own availability" on public.availability for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = 'provider');
create policy "the system keeps availability" on public.availability for all to service_role using (true) with check (true);
