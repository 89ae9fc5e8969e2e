alter table public.provider_pages enable row level security;
alter table public.provider_pages force row level security;
grant select, insert, update, delete on public.provider_pages to authenticated;
grant select, insert, update, delete on public.provider_pages to service_role;

create policy "a provider keeps their own page" on public.provider_pages for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = 'provider');
create policy "the system keeps page" on public.provider_pages for all to service_role using (true) with check (true);
