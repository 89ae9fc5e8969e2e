alter table public.claim_lists enable row level security;
alter table public.claim_lists force row level security;
grant select, insert on public.claim_lists to service_role;

create policy "the system keeps lists of claims" on public.claim_lists for all to service_role using (true) with check (true);
