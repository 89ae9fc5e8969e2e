alter table public.provider_registrations enable row level security;
alter table public.provider_registrations force row level security;
-- Neither where the document lies nor what it hashes to.
grant select (id, provider_id, registration_body, registration_number, certificate_year, certificate_expires_on,
  has_document, document_type, status, submitted_at, decided_at, reason, profession)
  on public.provider_registrations to authenticated;
grant select, insert, update, delete on public.provider_registrations to service_role;

create policy "a provider reads their own registrations" on public.provider_registrations
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "an admin reads all registrations" on public.provider_registrations
  for select to authenticated using ((select accounts.actor_role() = 'admin'));
create policy "the system keeps registrations" on public.provider_registrations
  for all to service_role using (true) with check (true);
