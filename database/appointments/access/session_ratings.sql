alter table public.session_ratings enable row level security;
alter table public.session_ratings force row level security;
grant select on public.session_ratings to authenticated;
grant select, insert, update, delete on public.session_ratings to service_role;

create policy "the system keeps session ratings" on public.session_ratings for all to service_role using (true) with check (true);
create policy "a patient reads their own ratings" on public.session_ratings for select to authenticated using (patient_id = (select auth.uid()));

create trigger session_ratings_keep_from_desk after insert or update of patient_id on public.session_ratings
  for each row execute function accounts.keep_record_from_desk('patient_id');
