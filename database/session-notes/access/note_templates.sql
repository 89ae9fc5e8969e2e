alter table public.note_templates enable row level security;
alter table public.note_templates force row level security;
grant select, delete on public.note_templates to authenticated;
grant insert (id, provider_id, name, body) on public.note_templates to authenticated;
grant select, insert, update, delete on public.note_templates to service_role;

create policy "the system keeps note templates" on public.note_templates for all to service_role using (true) with check (true);
create policy "a provider in practice reads their templates" on public.note_templates for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice adds a template" on public.note_templates for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice removes a template" on public.note_templates for delete to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
