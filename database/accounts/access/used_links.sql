alter table accounts.used_links enable row level security;
alter table accounts.used_links force row level security;
grant select, insert, delete on accounts.used_links to service_role;

create policy "only the system reads and writes used links" on accounts.used_links
  for all to service_role using (true) with check (true);
