alter table public.safety_notices enable row level security;
alter table public.safety_notices force row level security;
grant select, insert, delete on public.safety_notices to service_role;
-- Where two records are merged.
grant update (user_id) on public.safety_notices to service_role;

create policy "the system keeps emails about alerts" on public.safety_notices
  for all to service_role using (true) with check (true);

create trigger safety_notices_keep_from_desk after insert or update of user_id on public.safety_notices
  for each row execute function accounts.keep_record_from_desk('user_id');
