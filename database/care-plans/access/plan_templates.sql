alter table public.plan_templates enable row level security;
alter table public.plan_templates force row level security;
grant select, insert, update, delete on public.plan_templates to authenticated;
grant select, insert, update, delete on public.plan_templates to service_role;

create policy "a provider keeps their own templates" on public.plan_templates for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid())
    and (select practice.practises_as(case kind when 'meal' then 'dietitian' else 'fitness expert' end)));
create policy "the system keeps templates" on public.plan_templates
  for all to service_role using (true) with check (true);
