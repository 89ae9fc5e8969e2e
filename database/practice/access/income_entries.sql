alter table public.income_entries enable row level security;
alter table public.income_entries force row level security;
grant select, insert, update (fee_ngwee) on public.income_entries to service_role;

create policy "the system keeps the income" on public.income_entries for all to service_role using (true) with check (true);
