alter table public.message_templates enable row level security;
alter table public.message_templates force row level security;
grant select, delete on public.message_templates to authenticated;
grant insert (id, provider_id, name, body) on public.message_templates to authenticated;
grant update (name, body) on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;

create policy "the system keeps message templates" on public.message_templates for all to service_role using (true) with check (true);
create policy "a provider in practice reads their templates" on public.message_templates for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice adds a template" on public.message_templates for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice changes a template" on public.message_templates for update to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice removes a template" on public.message_templates for delete to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
