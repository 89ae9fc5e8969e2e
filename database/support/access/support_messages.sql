alter table public.support_messages enable row level security;
alter table public.support_messages force row level security;
grant select on public.support_messages to authenticated;
grant select, insert, update, delete on public.support_messages to service_role;

create policy "a person reads their own support messages" on public.support_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the system keeps support messages" on public.support_messages for all to service_role using (true) with check (true);

create trigger support_messages_keep_from_desk after insert or update of user_id on public.support_messages
  for each row execute function accounts.keep_record_from_desk('user_id');
