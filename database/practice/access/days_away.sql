alter table public.days_away enable row level security;
alter table public.days_away force row level security;
grant select, insert, update, delete on public.days_away to authenticated;
grant select, insert, update, delete on public.days_away to service_role;

create policy "a provider keeps their own days away" on public.days_away for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = 'provider');
create policy "the system keeps days away" on public.days_away for all to service_role using (true) with check (true);

create trigger days_away_are_announced after insert or update or delete on public.days_away
  for each row execute function practice.announce_away();
