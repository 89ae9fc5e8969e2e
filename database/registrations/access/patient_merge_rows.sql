alter table accounts.patient_merge_rows enable row level security;
alter table accounts.patient_merge_rows force row level security;
grant select, insert, update, delete on accounts.patient_merge_rows to service_role;

create policy "only the system reads and writes rows of merges" on accounts.patient_merge_rows
  for all to service_role using (true) with check (true);
