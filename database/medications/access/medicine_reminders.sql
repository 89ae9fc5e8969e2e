alter table public.medicine_reminders enable row level security;
alter table public.medicine_reminders force row level security;
grant select, insert, delete on public.medicine_reminders to service_role;

create policy "the system reminds, exports, seeds and erases" on public.medicine_reminders for all to service_role using (true) with check (true);

create trigger medicine_reminders_keep_from_desk after insert or update of user_id on public.medicine_reminders
  for each row execute function accounts.keep_record_from_desk('user_id');
