alter table public.email_texts enable row level security;
alter table public.email_texts force row level security;
grant select, insert on public.email_texts to authenticated;
grant select on public.email_texts to service_role;

create policy "an admin reads the texts of emails" on public.email_texts
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin changes the texts of emails" on public.email_texts
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));

create policy "the system writes emails in these words" on public.email_texts
  for select to service_role using (true);
