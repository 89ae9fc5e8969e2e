alter table public.absences enable row level security;
alter table public.absences force row level security;
grant select on public.absences to authenticated;
grant select, insert, delete on public.absences to service_role;

create policy "a provider reads their own absences" on public.absences
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "the system keeps absences" on public.absences for all to service_role using (true) with check (true);

create trigger absences_are_announced after insert or update or delete on public.absences
  for each row execute function practice.announce_away();
