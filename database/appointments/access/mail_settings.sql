alter table public.mail_settings enable row level security;
alter table public.mail_settings force row level security;
grant select, insert, update on public.mail_settings to authenticated;
grant select, insert, update, delete on public.mail_settings to service_role;

create policy "the system keeps mail settings" on public.mail_settings for all to service_role using (true) with check (true);
create policy "a person sets which mails they get" on public.mail_settings for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
