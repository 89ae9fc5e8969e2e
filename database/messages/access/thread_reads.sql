alter table public.thread_reads enable row level security;
alter table public.thread_reads force row level security;
grant select on public.thread_reads to authenticated;
grant select, insert, update, delete on public.thread_reads to service_role;

create policy "the system keeps thread reads" on public.thread_reads for all to service_role using (true) with check (true);
create policy "a person reads how far they have read" on public.thread_reads for select to authenticated
  using (user_id = (select auth.uid()));
