alter table accounts.suspensions enable row level security;
alter table accounts.suspensions force row level security;
grant select, insert, delete on accounts.suspensions to service_role;
grant update (restored_by, restored_at) on accounts.suspensions to service_role;

create policy "the system keeps suspensions" on accounts.suspensions
  for all to service_role using (true) with check (true);
