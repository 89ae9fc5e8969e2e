alter table public.insurer_shares enable row level security;
alter table public.insurer_shares force row level security;
grant select, insert, delete on public.insurer_shares to service_role;

create policy "the system keeps shares of insurers" on public.insurer_shares for all to service_role using (true) with check (true);
