alter table public.messages enable row level security;
alter table public.messages force row level security;
grant select on public.messages to authenticated;
grant insert (id, thread_id, author_id, body) on public.messages to authenticated;
grant select, insert, update, delete on public.messages to service_role;

create policy "the system keeps messages" on public.messages for all to service_role using (true) with check (true);
create policy "whoever reads a thread reads its messages" on public.messages for select to authenticated
  using (exists (select from public.threads t where t.id = thread_id));
create policy "the two of a thread write in it while they may" on public.messages for insert to authenticated
  with check (author_id = (select auth.uid()) and messages.may_write(thread_id));

create trigger messages_are_stamped before insert on public.messages for each row execute function messages.stamp_message();
create trigger messages_are_delivered after insert on public.messages for each row execute function messages.deliver_message();
