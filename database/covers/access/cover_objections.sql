alter table public.cover_objections enable row level security;
alter table public.cover_objections force row level security;
-- Written and read by functions: practice.object_to_cover and practice.own_covers.
grant select, insert, update, delete on public.cover_objections to service_role;

create policy "the system keeps objections to covers" on public.cover_objections for all to service_role using (true) with check (true);

create trigger cover_objections_keep_from_desk after insert or update of patient_id on public.cover_objections
  for each row execute function accounts.keep_record_from_desk('patient_id');
