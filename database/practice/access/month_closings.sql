alter table public.month_closings enable row level security;
alter table public.month_closings force row level security;
grant select, insert on public.month_closings to service_role;

create policy "the system keeps closed months" on public.month_closings for all to service_role using (true) with check (true);

create trigger month_closings_wait before insert on public.month_closings for each row execute function billing.wait_for_month();
