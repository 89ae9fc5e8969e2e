alter table public.symptom_entries enable row level security;
alter table public.symptom_entries force row level security;
grant select, delete on public.symptom_entries to authenticated;
grant insert (id, user_id, symptom, own_words, severity, felt_at, notes) on public.symptom_entries to authenticated;
grant select, insert, delete on public.symptom_entries to service_role;

create policy "the system reminds, exports, seeds and erases" on public.symptom_entries for all to service_role using (true) with check (true);
create policy "a person reads what they take and feel" on public.symptom_entries for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes it down while consent stands" on public.symptom_entries for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes it back" on public.symptom_entries for delete to authenticated using (user_id = (select auth.uid()));

create trigger symptom_entries_keep_from_desk after insert or update of user_id on public.symptom_entries
  for each row execute function accounts.keep_record_from_desk('user_id');
