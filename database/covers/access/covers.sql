alter table public.covers enable row level security;
alter table public.covers force row level security;
-- Written by functions alone: who may enter, accept and end one is there.
grant select on public.covers to authenticated;
grant select, insert, update, delete on public.covers to service_role;

create policy "the system keeps covers" on public.covers for all to service_role using (true) with check (true);
create policy "a provider in practice reads the covers that they are in" on public.covers for select to authenticated
  using ((absent_id = (select auth.uid()) or colleague_id = (select auth.uid())) and (select practice.may_practise()));
