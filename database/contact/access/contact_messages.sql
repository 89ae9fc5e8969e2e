alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;
-- Whose account it came from is no admin's to know.
grant select (id, name, email, subject, message, "submittedAt", answered_at)
  on public.contact_messages to authenticated;
grant select, insert, delete on public.contact_messages to service_role;
grant update (answered_at) on public.contact_messages to service_role;

create policy "an admin reads contact messages" on public.contact_messages
  for select to authenticated using ((select accounts.actor_role() = 'admin'));
create policy "the system takes in, marks and erases contact messages" on public.contact_messages
  for all to service_role using (true) with check (true);
