alter table public.till_reopenings enable row level security;
alter table public.till_reopenings force row level security;
grant select, insert on public.till_reopenings to service_role;

create policy "the system keeps counts of tills that were opened again" on public.till_reopenings
  for all to service_role using (true) with check (true);

create trigger till_reopenings_keep_the_count before insert on public.till_reopenings
  for each row execute function billing.keep_count();
