alter table public.session_prices enable row level security;
alter table public.session_prices force row level security;
grant select, insert, update, delete on public.session_prices to authenticated;
grant select, insert, update, delete on public.session_prices to service_role;

create policy "a provider in practice sets their own prices" on public.session_prices for all to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps session prices" on public.session_prices for all to service_role using (true) with check (true);
