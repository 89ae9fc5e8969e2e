alter table accounts.patient_merges enable row level security;
alter table accounts.patient_merges force row level security;
grant select, insert, update, delete on accounts.patient_merges to service_role;

create policy "only the system reads and writes merges" on accounts.patient_merges
  for all to service_role using (true) with check (true);

create trigger patient_merges_keep_course before insert or update on accounts.patient_merges
  for each row execute function accounts.keep_merge_course();
