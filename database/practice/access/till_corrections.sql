alter table public.till_corrections enable row level security;
alter table public.till_corrections force row level security;
grant select, insert on public.till_corrections to service_role;

create policy "the system keeps corrections of tills" on public.till_corrections for all to service_role using (true) with check (true);

create trigger till_corrections_are_of_closed_tills before insert on public.till_corrections
  for each row execute function billing.check_till_correction();
