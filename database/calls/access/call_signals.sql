alter table public.call_signals enable row level security;
alter table public.call_signals force row level security;
grant select, insert, update, delete on public.call_signals to service_role;

create policy "the system keeps call signals" on public.call_signals for all to service_role using (true) with check (true);

create trigger call_signals_are_announced after insert on public.call_signals for each row execute function calls.announce_signal();
