alter table public.payment_differences enable row level security;
alter table public.payment_differences force row level security;
grant select, insert, update (explanation, explained_at, explained_by) on public.payment_differences to service_role;

create policy "the system keeps differences of payments" on public.payment_differences for all to service_role using (true) with check (true);
