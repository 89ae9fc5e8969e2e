alter table public.payment_returns enable row level security;
alter table public.payment_returns force row level security;
grant select, insert, update on public.payment_returns to service_role;

create policy "the system keeps money that goes back" on public.payment_returns for all to service_role using (true) with check (true);

create trigger payment_returns_are_given_once before update on public.payment_returns
  for each row execute function billing.keep_return();
